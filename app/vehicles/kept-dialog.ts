/** An open dialog, kept with the history entry: a reload opens it again, and nothing is stored beyond the tab. */
interface KeptDialog {
  readonly name: string;
  /** URL of its step. */
  readonly href: string;
}

const FIELD = 'dialog';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The dialog in a history entry's state. Null if there is none. */
export function readDialog(state: unknown): KeptDialog | null {
  const kept = isObject(state) ? state[FIELD] : undefined;
  if (!isObject(kept)) return null;
  const { name, href } = kept;
  return typeof name === 'string' && typeof href === 'string' ? { name, href } : null;
}

/** A history entry's state with another dialog. The router's own fields stay. */
export function withDialog(state: unknown, dialog: KeptDialog | null): unknown {
  const others = Object.entries(isObject(state) ? state : {}).filter(([field]) => field !== FIELD);
  return Object.fromEntries(dialog === null ? others : [...others, [FIELD, dialog]]);
}

/** Keeps a dialog with the current history entry. Null forgets it. */
export function keepDialog(dialog: KeptDialog | null): void {
  window.history.replaceState(withDialog(window.history.state, dialog), '');
}
