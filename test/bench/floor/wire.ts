/** The fields of a line in the server's cart that the hand-written page reads. */
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
