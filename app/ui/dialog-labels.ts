import type { Words } from '../locales/wording.server.ts';
import type { WindowProps } from './dialog.tsx';

/** Keys of the texts that a dialog needs. */
export const DIALOG_WORDS = ['ui.close', 'ui.maximize', 'ui.move', 'ui.restore'] as const;

/** Labels of the buttons of a dialog that can be closed, moved and maximized. */
export const dialogLabels = (words: Words<(typeof DIALOG_WORDS)[number]>) =>
  ({
    closeLabel: words['ui.close'],
    moveLabel: words['ui.move'],
    maximizeLabels: { maximize: words['ui.maximize'], restore: words['ui.restore'] },
  }) satisfies Partial<WindowProps>;
