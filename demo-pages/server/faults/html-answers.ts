/** The pages that an old servlet container sends where JSON was asked for. */

/** The container's own page for a status. */
export function errorPage(status: number): string {
  return (
    `<html><head><title>Error report</title></head><body><h1>HTTP Status ${status} - </h1>` +
    '<hr size="1" noshade="noshade"><p><b>type</b> Status report</p>' +
    '<p><b>description</b> <u>The server could not complete this request.</u></p></body></html>'
  );
}

/** What the access control sends, with status 200, to somebody whose session has ended. */
export function loginPage(): string {
  return (
    '<!DOCTYPE html><html lang="en"><head><title>Sign In</title></head><body><h1>Sign In</h1>' +
    '<form method="post" action="/account/login"><input name="email"><input name="password" type="password">' +
    '</form></body></html>'
  );
}

/** What stands in front of the shop while a new version is put up, with status 200. */
export function maintenancePage(): string {
  return (
    '<!DOCTYPE html><html lang="en"><head><title>Back soon</title></head>' +
    '<body><h1>We are updating our shop</h1><p>Please come back in a few minutes.</p></body></html>'
  );
}
