/** The progress of a run of many additions, with Stop or Continue. */
import { type BulkAdd, countRows, type StopReason } from '../../domain/bulk-add/bulk-run.ts';
import { defineMessages, fill } from '../../page/messages.ts';
import { Button } from '../button.tsx';
import { useUniqueId } from '../hooks.ts';

const messages = defineMessages('ui', {
  bulkBar: 'Adding rows to your cart',
  bulkCount: '{done} of {all}',
  bulkSeconds: 'About {seconds} s left',
  bulkMinutes: 'About {minutes} min left',
  bulkStop: 'Stop',
  bulkStopping: 'Stopping…',
  bulkContinue: 'Continue',
  bulkStoppedPressed: 'Stopped. The other rows are still here.',
  bulkStoppedLeft: 'The page was left before all rows were added. The other rows are still here.',
  bulkStoppedOffline: 'You are offline. The other rows are still here. Continue when you are connected.',
  bulkStoppedSession: 'Your session has ended. The other rows are still here. Sign in, then continue.',
  bulkStoppedOtherTab: 'Another tab of the shop is adding rows. Continue here when it has finished.',
  bulkStoppedCartUnread: 'Your cart could not be read. The other rows are still here. Try to continue.',
  bulkStoppedFailed: 'The shop gave no proper answer. The other rows are still here. Try to continue.',
  bulkLookingFor:
    'The shop’s reply about {item} was lost. We are waiting up to 20 seconds, then we look in your cart for it before anything else is sent.',
  bulkInDoubt: 'One row may have been added. Your cart is looked at before it is sent again.',
});

const STOPPED: Record<StopReason['kind'], keyof typeof messages> = {
  pressed: 'bulkStoppedPressed',
  left: 'bulkStoppedLeft',
  offline: 'bulkStoppedOffline',
  session: 'bulkStoppedSession',
  'other-tab': 'bulkStoppedOtherTab',
  'cart-unread': 'bulkStoppedCartUnread',
  failed: 'bulkStoppedFailed',
};

const BUTTON_TEXTS = {
  running: 'bulkStop',
  stopping: 'bulkStopping',
  stopped: 'bulkContinue',
} as const satisfies Record<Exclude<BulkAdd['phase'], 'done'>, keyof typeof messages>;

interface BulkAddProgressProps {
  run: BulkAdd;
  onStop: () => unknown;
  onContinue: () => unknown;
}

/** A progress bar, 'n of m', the time left, and Stop or Continue. Shows nothing once all rows are done. */
export function BulkAddProgress({ run, onStop, onContinue }: BulkAddProgressProps) {
  const { phase, rows, reason, secondsLeft, lookingFor } = run;
  const nameId = useUniqueId();
  if (phase === 'done') return null;
  const { waiting, sending } = countRows(rows);
  const done = rows.length - waiting - sending;
  const count = fill(messages.bulkCount, { done, all: rows.length });
  const isStopped = phase === 'stopped';
  return (
    <div className="cb-bulk-progress">
      <span className="cb-bulk-progress__name" id={nameId}>
        {messages.bulkBar}
      </span>
      <div
        className="cb-bulk-progress__bar"
        role="progressbar"
        aria-labelledby={nameId}
        aria-valuemin={0}
        aria-valuemax={rows.length}
        aria-valuenow={done}
        aria-valuetext={count}
      >
        <div className="cb-bulk-progress__done" style={{ width: `${(100 * done) / rows.length}%` }} />
      </div>
      <span className="cb-bulk-progress__count">{count}</span>
      {secondsLeft !== undefined && !lookingFor && (
        <span className="cb-bulk-progress__left">{timeLeft(secondsLeft)}</span>
      )}
      {lookingFor && (
        <p className="cb-bulk-progress__reason">{fill(messages.bulkLookingFor, { item: lookingFor })}</p>
      )}
      {isStopped && reason && <p className="cb-bulk-progress__reason">{messages[STOPPED[reason.kind]]}</p>}
      {isStopped && sending > 0 && <p className="cb-bulk-progress__reason">{messages.bulkInDoubt}</p>}
      {/* One button for both actions, so that it keeps the focus. */}
      <Button
        tone={isStopped ? 'primary' : 'plain'}
        busy={phase === 'stopping'}
        onPress={isStopped ? onContinue : onStop}
      >
        {messages[BUTTON_TEXTS[phase]]}
      </Button>
    </div>
  );
}

function timeLeft(seconds: number): string {
  if (seconds > 90) return fill(messages.bulkMinutes, { minutes: Math.round(seconds / 60) });
  return fill(messages.bulkSeconds, { seconds: Math.max(5, Math.ceil(seconds / 5) * 5) });
}
