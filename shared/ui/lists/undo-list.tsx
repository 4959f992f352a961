import { useState } from 'react';
import { defineMessages, fill } from '../../page/messages.ts';
import { Button } from '../button.tsx';
import { closeIcon } from '../close-icon.ts';
import { Icon } from '../icon.tsx';

const messages = defineMessages('ui', { undoMore: 'Show {count} more' });

/** How many are shown at first. */
const SHORT = 3;

/** An action that can be undone. */
interface Undoable {
  key: string;
  /** Describes the action. */
  text: string;
  /** Names its Undo. */
  label: string;
  /** Why its last Undo failed. */
  problem?: string;
  /** Set once it has been undone, as its text says; the text is focusable. A button leads to the restored entries. */
  restored?: { show: string; onShow?: () => unknown };
}

interface UndoListProps {
  messages: { undo: string; undoAll: string; dismissRemoved: string };
  /** Newest first. */
  entries: readonly Undoable[];
  /**
   * Undoes these, the newest first. The pressed button is then removed, so move the focus. Its promise settles when they
   * are undone or have failed.
   */
  onUndo: (keys: readonly string[]) => Promise<void>;
  /** Forgets all of them. */
  onDismiss: () => void;
}

/**
 * The page's only list of actions that can be undone, one by one or all together. Shows the newest entries of a long
 * list first [accessibility Undo].
 */
export function UndoList({ messages: own, entries, onUndo, onDismiss }: UndoListProps) {
  const [whole, setWhole] = useState(false);
  const shown = whole ? entries : entries.slice(0, SHORT);
  const hidden = entries.length - shown.length;
  const [underWay, setUnderWay] = useState<readonly string[]>([]);
  const undoable = entries.filter(({ restored }) => !restored).map(({ key }) => key);
  const waiting = undoable.filter((key) => !underWay.includes(key));

  async function undo(keys: readonly string[]): Promise<void> {
    setUnderWay((others) => [...others, ...keys]);
    try {
      await onUndo(keys);
    } finally {
      setUnderWay((all) => all.filter((key) => !keys.includes(key)));
    }
  }

  return (
    <div className="cb-undo">
      <div className="cb-undo__entries">
        {shown.map(({ key, text, label, problem, restored }) => (
          <div className="cb-undo__entry" key={key}>
            <span className="cb-undo__text" tabIndex={restored && -1}>
              {text}
            </span>
            {problem && <span className="cb-undo__problem">{problem}</span>}
            {(!restored || restored.onShow) && (
              <Button
                tone="link"
                label={label}
                busy={underWay.includes(key)}
                onPress={restored?.onShow ?? (() => undo([key]))}
              >
                {restored?.show ?? own.undo}
              </Button>
            )}
          </div>
        ))}
        {hidden > 0 && (
          <Button tone="link" onPress={() => setWhole(true)}>
            {fill(messages.undoMore, { count: hidden })}
          </Button>
        )}
      </div>
      <div className="cb-undo__actions">
        {undoable.length > 1 && (
          <Button
            tone="link"
            className="cb-undo__all"
            busy={waiting.length === 0}
            onPress={() => undo(waiting)}
          >
            {own.undoAll}
          </Button>
        )}
        <button
          type="button"
          className="cb-icon-button cb-undo__dismiss"
          aria-label={own.dismissRemoved}
          onClick={onDismiss}
        >
          <Icon path={closeIcon} />
        </button>
      </div>
    </div>
  );
}
