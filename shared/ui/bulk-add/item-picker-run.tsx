import { type BulkAdd, countRows } from '../../domain/bulk-add/bulk-run.ts';
import { defineMessages } from '../../page/messages.ts';
import { SignInLink } from '../sign-in-link.tsx';
import { BulkAddProgress } from './bulk-add-progress.tsx';
import { BulkAddResult } from './bulk-add-result.tsx';

const messages = defineMessages('ui', {
  pickRunning: 'Your items are being added. You may close this meanwhile; stay on this page.',
  pickStopped: 'Not all of your items have been added yet.',
  pickDone: 'The shop has answered for all of your items.',
  pickOther: 'Rows that were chosen elsewhere are not finished yet. Choose items here after that.',
});

/** What the picker shows of a run, and the actions on it. */
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
