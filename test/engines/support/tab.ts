/**
 * The tests' interface to a browser, the same for Chromium, Firefox and WebKit. It has only features that all three
 * support; everything else is read in the page, with `run`.
 */
export interface Tab {
  /** Opens an address. Resolves when the document has been parsed. */
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Goes back in the history, as the browser's button does. */
  back(): Promise<void>;
  /**
   * Runs a function in the page.
   * @param act uses nothing from outside itself; its result must be JSON
   * @param values JSON, passed to `act`
   */
  run<Values extends unknown[], Result>(
    act: (...values: Values) => Result | Promise<Result>,
    ...values: Values
  ): Promise<Result>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  /** Presses a key, with others held: `Enter`, `Shift+Tab`, `Control+KeyA`. The names are those of `KeyboardEvent.code`. */
  press(keys: string): Promise<void>;
  /** Moves the pointer to a point of the window and clicks there. */
  clickAt(x: number, y: number): Promise<void>;
  moveTo(x: number, y: number): Promise<void>;
  /** Chooses files in the field that the selector finds, as the browser's own dialog would. */
  chooseFiles(selector: string, paths: string[]): Promise<void>;
  /** Resizes the page. Some windows can't be as narrow as a phone: they get as narrow as possible. */
  resize(width: number, height: number): Promise<void>;
  /** Takes a picture of the window's content, as PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

/** A browser of one engine that has been started. */
export interface Browser {
  /** Such as 153.8.0. */
  version: string;
  newTab(): Promise<Tab>;
  close(): Promise<void>;
}

/** The engines, in the order of the table that a run prints. */
export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof ENGINES)[number];
