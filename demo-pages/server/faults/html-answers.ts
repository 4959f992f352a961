/** The pages that an old servlet container sends instead of JSON. */

/** The container's own page for a status. */
export function errorPage(status: number): string {
  return (
    `<html><head><title>Error report</title></head><body><h1>HTTP Status ${status} - </h1>` +
    '<hr size="1" noshade="noshade"><p><b>type</b> Status report</p>' +
    '<p><b>description</b> <u>The server could not complete this request.</u></p></body></html>'
  );
}

/** The access control's page after the session has ended, with status 200. */
export function loginPage(): string {
  return (
    '<!DOCTYPE html><html lang="en"><head><title>Sign In</title></head><body><h1>Sign In</h1>' +
    '<form method="post" action="/account/login"><input name="email"><input name="password" type="password">' +
    '</form></body></html>'
  );
}

/** A proxy's page while a new version is being deployed, with status 200. */
export function maintenancePage(): string {
  return (
    '<!DOCTYPE html><html lang="en"><head><title>Back soon</title></head>' +
    '<body><h1>We are updating our shop</h1><p>Please come back in a few minutes.</p></body></html>'
  );
}
