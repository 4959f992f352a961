import { type BulkAdd, countRows } from '../../domain/bulk-add/bulk-run.ts';
import { defineMessages } from '../../page/messages.ts';
import { SignInLink } from '../sign-in-link.tsx';
import { BulkAddProgress } from './bulk-add-progress.tsx';
import { BulkAddResult } from './bulk-add-result.tsx';

const messages = defineMessages('ui', {
  pickRunning: 'We’re adding your items. You can close this box, but please stay on this page.',
  pickStopped: 'Some of your items haven’t been added yet.',
  pickDone: 'We’ve gone through all of your items.',
  pickOther: 'Other items are still being added. Choose items here when that’s done.',
});

/** The picker's view of a run, and its actions. */
export interface ItemPickerRunProps {
  run: BulkAdd;
  /** Whether the run was started elsewhere, so that its rows are not those of this table. */
  isOther: boolean;
  onStop: () => unknown;
  onContinue: () => unknown;
  onAnswer: (key: string, answer: 'arrived' | 'send') => unknown;
}

/** The progress of a run and, once it is over or has stopped, the result of each row. */
export function ItemPickerRun({ run, isOther, onStop, onContinue, onAnswer }: ItemPickerRunProps) {
  const { phase, reason, rows } = run;
  const { refused, asking } = countRows(rows);
  const texts = {
    running: messages.pickRunning,
    stopping: messages.pickRunning,
    stopped: messages.pickStopped,
    done: messages.pickDone,
  };
  return (
    <>
      <p className="cb-picker__lead" tabIndex={-1}>
        {isOther ? messages.pickOther : texts[phase]}
      </p>
      <BulkAddProgress run={run} onStop={onStop} onContinue={onContinue} />
      {phase === 'stopped' && reason?.kind === 'session' && <SignInLink />}
      {(phase === 'done' || (phase === 'stopped' && refused + asking > 0)) && (
        <BulkAddResult run={run} onAnswer={onAnswer} />
      )}
    </>
  );
}
