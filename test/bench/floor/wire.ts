/** A line of the server's cart, as far as the hand-written page reads it. */
export interface WireLine {
  commerceId: string;
  productId: string;
  quantity: number | string;
  displayName: string;
  listPrice: number | string | null;
  salePrice?: number | string | null;
  total: number | string | null;
}

/** The server's cart, likewise. */
export interface WireCart {
  commerceItems: WireLine[];
  subTotal: number | string;
}
