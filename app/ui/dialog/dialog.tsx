import type { ReactNode } from 'react';
import type { Words } from '#app/locales/wording.server.ts';
import type { DialogPosition } from './dialog-place.ts';
import { Modal } from './modal.tsx';

interface DialogProps {
  readonly open: boolean;
  /** Called on Escape, the close button or a click outside. The parent responds with `open={false}`. */
  readonly onClose: () => void;
  readonly title: string;
  /** Label of the close button. */
  readonly closeLabel: string;
  /** Buttons that stay visible below the scrolling content. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  /** Whether a click outside closes it. Set to false where input would be lost. */
  readonly dismissable?: boolean;
}

export interface WindowProps extends DialogProps {
  /** Whether it blocks the page and traps focus. Otherwise both can be used side by side. */
  readonly modal?: boolean;
  /** Initial position. */
  readonly position?: DialogPosition;
  /** Label of the button that moves the dialog without dragging. If set, the dialog can be dragged by its header. */
  readonly moveLabel?: string;
  /** Whether there is a button that closes it. Escape always does. Defaults to true. */
  readonly hasCloseButton?: boolean;
  /** Without a title bar: the title is the beginning of the content. */
  readonly isHeadless?: boolean;
  /** Selects styles by `data-look`. */
  readonly look?: string;
  /** Labels of the button that maximizes and restores the dialog. If set, it can fill the screen. */
  readonly maximizeLabels?: { readonly maximize: string; readonly restore: string };
}

/**
 * Modal window. The browser's native dialog traps focus, handles Escape and restores focus; the style sheet prevents
 * scrolling of the page behind.
 */
export function Dialog(props: WindowProps) {
  return <Modal {...props} kind="dialog" />;
}

/** Dialog that slides in from the edge: from the bottom on phones, from the side on wide screens. */
export function Sheet(props: DialogProps) {
  return <Modal {...props} kind="sheet" />;
}

/** Keys of the texts that a dialog needs. */
export const DIALOG_WORDS = ['ui.close', 'ui.maximize', 'ui.move', 'ui.restore'] as const;

/** Labels of the buttons of a dialog that can be closed, moved and maximized. */
export const dialogLabels = (words: Words<(typeof DIALOG_WORDS)[number]>) =>
  ({
    closeLabel: words['ui.close'],
    moveLabel: words['ui.move'],
    maximizeLabels: { maximize: words['ui.maximize'], restore: words['ui.restore'] },
  }) satisfies Partial<WindowProps>;
