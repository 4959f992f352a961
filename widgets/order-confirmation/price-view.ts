/** Which prices this shopper sees [2 §1, §6]. */
export interface PriceView {
  shown: boolean;
  /** Contract prices, with retail prices struck through beside them. */
  contract: boolean;
}
