/** One row of many that are added to the cart together. */
export interface BulkRow {
  /** Tells it from the other rows of its run. */
  key: string;
  /** As `normalizeItemNumber` gives it. */
  itemNumber: string;
  /** 1 to 999. */
  quantity: number;
}
