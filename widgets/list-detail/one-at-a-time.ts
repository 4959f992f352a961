/**
 * Makes a lane in which each job starts when the one before has ended: two changes of a list do not overtake each
 * other. A job never rejects.
 */
export function oneAtATime(): <Value>(job: () => Promise<Value>) => Promise<Value> {
  let last: Promise<unknown> = Promise.resolve();
  return (job) => {
    const end = last.then(job);
    last = end;
    return end;
  };
}
