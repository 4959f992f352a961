/** The pause between two steps of a run. */
export interface RunPause {
  /** @param item of the row whose reply was lost, if the pause is for that */
  begin(milliseconds: number, item?: string): Promise<void>;
  /** Ends it before its time. */
  end(): void;
  /** The item of the row that the current pause is for. */
  lookingFor(): string | undefined;
}

/** @param show called when a pause begins and when it ends */
export function createPause(show: () => void): RunPause {
  let end = () => {};
  let lookingFor: string | undefined;
  return {
    async begin(milliseconds, item) {
      lookingFor = item;
      show();
      await new Promise<void>((resolve) => {
        end = resolve;
        setTimeout(resolve, milliseconds);
      });
      lookingFor = undefined;
      show();
    },
    end: () => end(),
    lookingFor: () => lookingFor,
  };
}
