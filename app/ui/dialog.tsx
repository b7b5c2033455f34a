import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from './icon-button.tsx';
import { useElementId } from './use-element-id.ts';

interface DialogProps {
  readonly open: boolean;
  /** asked by Escape, the close button or a press outside; the answer is `open={false}` */
  readonly onClose: () => void;
  readonly title: string;
  /** what the close button says */
  readonly closeLabel: string;
  /** buttons that stay in sight below what scrolls */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  /** whether a press outside closes it: not where writing would be lost */
  readonly dismissable?: boolean;
}

/**
 * A window over the page. The browser's own modal dialog keeps the focus in, hears Escape and gives the focus back;
 * the style sheet keeps the page behind from scrolling.
 */
export function Dialog(props: DialogProps) {
  return <Modal {...props} kind="dialog" />;
}

/** A dialog that comes from the edge: from below on a phone, from the side on a desk. */
export function Sheet(props: DialogProps) {
  return <Modal {...props} kind="sheet" />;
}

function Modal({
  kind,
  open,
  onClose,
  title,
  closeLabel,
  actions,
  children,
  dismissable = true,
}: DialogProps & { readonly kind: 'dialog' | 'sheet' }) {
  const heading = useElementId();
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  useEffect(() => {
    const element = dialog.current;
    if (element === null || element.open === open) return;
    if (open) element.showModal();
    else element.close();
  }, [open]);
  const isOutside = (event: MouseEvent) => event.target === dialog.current;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape is the key
    <dialog
      ref={dialog}
      className="modal"
      data-kind={kind}
      aria-labelledby={heading}
      onClose={onClose}
      // Selecting text and letting go outside is no press outside.
      onPointerDown={(event) => {
        pressedOutside.current = isOutside(event);
      }}
      onClick={(event) => {
        if (dismissable && pressedOutside.current && isOutside(event)) dialog.current?.close();
      }}
    >
      <div className="modal-box">
        <header className="modal-head">
          <h2 id={heading}>{title}</h2>
          <IconButton icon={X} label={closeLabel} onClick={() => dialog.current?.close()} />
        </header>
        {/* Reachable by keyboard, because it may scroll without holding anything to press. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <section className="modal-body" aria-labelledby={heading} tabIndex={0}>
          {children}
        </section>
        {actions !== undefined && <footer className="modal-actions">{actions}</footer>}
      </div>
    </dialog>
  );
}
