import type { ReactNode } from 'react';
import type { DialogPosition } from './dialog-place.ts';
import { Modal } from './modal.tsx';

export interface DialogProps {
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

export interface WindowProps extends DialogProps {
  /** whether the page behind waits, and the focus stays in; else both can be used side by side */
  readonly modal?: boolean;
  readonly closeOnEscape?: boolean;
  /** where it stands at first */
  readonly position?: DialogPosition;
  /** It can be dragged by its header; this is what the button says that moves it without dragging. */
  readonly moveLabel?: string;
  /** It can fill the screen; this is what the button says that does it and undoes it. */
  readonly maximizeLabels?: { readonly maximize: string; readonly restore: string };
}

/**
 * A window over the page. The browser's own modal dialog keeps the focus in, hears Escape and gives the focus back;
 * the style sheet keeps the page behind from scrolling.
 */
export function Dialog(props: WindowProps) {
  return <Modal {...props} kind="dialog" />;
}

/** A dialog that comes from the edge: from below on a phone, from the side on a desk. */
export function Sheet(props: DialogProps) {
  return <Modal {...props} kind="sheet" />;
}
