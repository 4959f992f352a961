/**
 * The characters with which WebDriver names keys that print nothing:
 * https://www.w3.org/TR/webdriver2/#keyboard-actions
 */
const CODES: Record<string, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
};

/** @param key a name of `KeyboardEvent.code`, such as `Enter` or `KeyA` */
export function keyCode(key: string): string {
  const code = CODES[key] ?? /^Key([A-Z])$/.exec(key)?.[1]?.toLowerCase();
  if (!code) throw new Error(`${key}: WebDriver has no such key, or it is missing in this table`);
  return code;
}
