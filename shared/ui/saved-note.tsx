import { type ReactNode, useEffect, useRef } from 'react';
import { announce } from '../page/announce.ts';
import { Notice } from './notice.tsx';

interface SavedNoteProps {
  text: string;
  /** What else there is to say, and where to go on. */
  children?: ReactNode;
}

/** Says that something is done: the note takes the focus and is read out. */
export function SavedNote({ text, children }: SavedNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    note.current?.focus();
    announce(text);
  }, [text]);
  return (
    <div className="cb-profile__saved" ref={note} tabIndex={-1}>
      <Notice tone="success">
        <p className="cb-profile__line">{text}</p>
        {children}
      </Notice>
    </div>
  );
}
