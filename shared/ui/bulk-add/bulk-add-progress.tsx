/** The progress of a run of many additions, with Stop or Continue. */
import { type BulkAdd, countRows, type StopReason } from '../../domain/bulk-add/bulk-run.ts';
import { defineMessages, fill } from '../../page/messages.ts';
import { Button } from '../button.tsx';
import { useUniqueId } from '../hooks.ts';

const messages = defineMessages('ui', {
  bulkBar: 'Adding to your cart',
  bulkCount: '{done} of {all}',
  bulkSeconds: 'About {seconds} sec left',
  bulkMinutes: 'About {minutes} min left',
  bulkStop: 'Stop',
  bulkStopping: 'Stopping…',
  bulkContinue: 'Continue',
  bulkStoppedPressed: 'Stopped. The rest is still here.',
  bulkStoppedLeft: 'The page closed before everything was added. The rest is still here.',
  bulkStoppedOffline: 'You’re offline. The rest is still here. Continue when you’re back online.',
  bulkStoppedSession: 'Your session has ended. The rest is still here. Sign in, then continue.',
  bulkStoppedOtherTab: 'Another tab is adding items to your cart. Continue here when it’s done.',
  bulkStoppedCartUnread: 'We couldn’t load your cart. The rest is still here. Press Continue to try again.',
  bulkStoppedFailed: 'Something went wrong on our side. The rest is still here. Press Continue to try again.',
  bulkLookingFor:
    'We didn’t get a response about {item}. We’re waiting up to 20 seconds, then we’ll check your cart for it before we add anything else.',
  bulkInDoubt: 'One item may already be in your cart. We’ll check before we add it again.',
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
