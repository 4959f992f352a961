/** The freight and tax for a zip code. The rates are invented, but realistic. */
export interface ZipZone {
  state: string;
  /**
   * The freight zone, by distance from the warehouse in North Carolina: 1 near, 2 middle, 3 far, 'air' for Alaska and
   * Hawaii.
   */
  zone: 1 | 2 | 3 | 'air';
  /** The tax rate, as a fraction of the merchandise total. */
  taxRate: number;
}

/** For each state: the range of its zip codes' first three digits, its zone, and its tax in hundredths of a percent. */
const STATES = `
CT 060-069 2 635|DC 200-205 1 600|DE 197-199 1 0|FL 320-339 2 600|FL 341-349 2 600|GA 300-319 1 400|GA 398-399 1 400
AL 350-369 2 400|AR 716-729 2 650|AZ 850-865 3 560|CA 900-961 3 725|CO 800-816 3 290|IA 500-528 2 600|ID 832-838 3 600
IL 600-629 2 625|IN 460-479 2 700|KS 660-679 2 650|KY 400-427 1 600|LA 700-714 2 445|MA 010-027 2 625|MD 206-219 1 600
ME 039-049 2 550|MI 480-499 2 600|MN 550-567 2 688|MO 630-658 2 423|MS 386-397 2 700|MT 590-599 3 0|NC 270-289 1 475
ND 580-588 3 500|NE 680-693 2 550|NH 030-038 2 0|NJ 070-089 2 663|NM 870-884 3 488|NV 889-898 3 685|NY 100-149 2 400
OH 430-459 2 575|OK 730-749 2 450|OR 970-979 3 0|PA 150-196 2 600|RI 028-029 2 700|SC 290-299 1 600|SD 570-577 3 420
TN 370-385 1 700|TX 750-799 2 625|UT 840-847 3 485|VA 220-246 1 430|VT 050-059 2 600|WA 980-994 3 650|WI 530-549 2 500
WV 247-268 1 600|WY 820-831 3 400|AK 995-999 air 0|HI 967-968 air 400`;

const RANGES = STATES.trim()
  .split(/[|\n]/)
  .map((row) => {
    const [state = '', range = '', zone, tax] = row.split(' ');
    const [first, last] = range.split('-').map(Number);
    return {
      first: first ?? 0,
      last: last ?? 0,
      zone: {
        state,
        zone: zone === 'air' ? ('air' as const) : (Number(zone) as 1 | 2 | 3),
        taxRate: Number(tax) / 10_000,
      },
    };
  });

/** Returns the zone of a zip code (5 digits, or 5 and 4), or undefined if the shop does not deliver there. */
export function zipZone(zipCode: string): ZipZone | undefined {
  const prefix = Number(zipCode.slice(0, 3));
  return RANGES.find(({ first, last }) => prefix >= first && prefix <= last)?.zone;
}
