import { type Toast, TOAST_LIFE } from '#app/ui/toast/toast.ts';

/**
 * A toast of a popup. It closes by itself even if it reports an error (spec 9), because the button that opens the popup
 * can be pressed again.
 */
export const popupToast = (
  popup: string,
  severity: 'success' | 'error',
  summary: string,
  detail: string,
): Toast => ({ severity, summary, detail, life: TOAST_LIFE, group: popup });
