/** Whether nothing was entered as a promotion code; any other text is for the server to judge [1 §5]. */
export function isPromotionCodeEmpty(text: string): boolean {
  return !text.trim();
}
