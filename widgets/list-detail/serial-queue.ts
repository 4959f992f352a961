/**
 * Makes a serial queue: each job starts when the one before has ended, so that two changes of a list do not overtake
 * each other. A job never rejects.
 */
export function createSerialQueue(): <Value>(job: () => Promise<Value>) => Promise<Value> {
  let last: Promise<unknown> = Promise.resolve();
  return (job) => {
    const end = last.then(job);
    last = end;
    return end;
  };
}
