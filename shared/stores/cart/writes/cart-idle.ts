/** Whether the cart is being written to; separate from the cart, which is shown before anything is written. */
import { $runningWrite } from '../cart.ts';

/** Whether no write is in flight or waiting. */
export function isCartIdle(): boolean {
  return $runningWrite.get() === null;
}

/** Resolves once no write is in flight or waiting. */
export async function whenCartIdle(): Promise<void> {
  if (isCartIdle()) return;
  await new Promise<void>((resolve) => {
    const stop = $runningWrite.listen((rank) => {
      if (rank !== null) return;
      stop();
      resolve();
    });
  });
}
