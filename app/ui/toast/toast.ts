/** Severity, each with its own color and icon. */
export type Severity = 'info' | 'success' | 'warn' | 'error' | 'secondary' | 'contrast';

/** A short notification. */
export interface Toast {
  /** A toast with the same ID replaces an earlier one. */
  readonly id?: string;
  /** Toasts of one group can be closed together. */
  readonly group?: string;
  readonly severity: Severity;
  readonly summary: string;
  readonly detail?: string;
  /** Milliseconds until it closes, or null to keep it open. Defaults to 5000, and to null for errors. */
  readonly life?: number | null;
  /** Whether it has a close button. Toasts that stay open always have one. */
  readonly closable?: boolean;
}

/** Milliseconds; spec 9. */
export const TOAST_LIFE = 5000;
