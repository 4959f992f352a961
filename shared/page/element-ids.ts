let issued = 0;

/** Returns an id for an element that no other island on the page uses. */
export function nextElementId(): string {
  issued += 1;
  return `cb-id-${issued}`;
}
