/**
 * Creates a serial queue: each job starts when the previous one has ended, so that changes to a list stay in
 * order. A job must not reject.
 */
export function createSerialQueue(): <Value>(job: () => Promise<Value>) => Promise<Value> {
  let last: Promise<unknown> = Promise.resolve();
  return (job) => {
    const end = last.then(job);
    last = end;
    return end;
  };
}
