import { type ReactNode, useEffect, useId, useRef } from 'react';
import { words } from '../wording/words.ts';

interface DialogProps {
  readonly title: string;
  readonly close: () => void;
  readonly children: ReactNode;
}

/** A window over the page. Escape closes it, and the focus returns to where it was. */
export function DeskDialog({ title, close, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="desk-dialog" aria-labelledby={id} onClose={close}>
      <h2 id={id}>{title}</h2>
      {children}
      <form method="dialog">
        <button type="submit" className="desk-button">
          {words.close}
        </button>
      </form>
    </dialog>
  );
}
