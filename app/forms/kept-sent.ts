/** A sent form, kept with the history entry of its page: a reload still says that it was sent. Nothing that was entered. */
import type { SentLead } from './lead-form-result.ts';

const FIELD = 'sent';

type Kept = Pick<SentLead, 'code' | 'instead'> & { readonly form: string };

/** What was kept in a history entry's state, as text, so that it is the same at every reading. Null if nothing was. */
export function keptText(state: unknown): string | null {
  const kept: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, FIELD) : null;
  return typeof kept === 'string' ? kept : null;
}

/**
 * What a form says that was sent. Null if it was not.
 * @param kept from `keptText`
 * @param form ID of its element
 */
export function readSent(kept: string | null, form: string): SentLead | null {
  if (kept === null) return null;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by `withSent`
  const { form: sent, code, instead } = JSON.parse(kept) as Kept;
  return sent === form
    ? { state: 'sent', code, fact: null, phone: null, isPhoneVerified: false, doubt: null, instead }
    : null;
}

/** A history entry's state with a sent form. The router's own fields stay. */
export const withSent = (state: unknown, form: string, { code, instead }: SentLead): unknown => ({
  ...(typeof state === 'object' ? state : null),
  [FIELD]: JSON.stringify({ form, code, instead } satisfies Kept),
});

/** A history entry's state without a sent form. */
export const withoutSent = (state: unknown): unknown =>
  typeof state === 'object' && state !== null
    ? Object.fromEntries(Object.entries(state).filter(([field]) => field !== FIELD))
    : state;

/** The history of the page, which for a form in a frame of ours is that of the page around it. */
const history = () => window.parent.history;

/** What the current history entry keeps, as `keptText`. For browsers only. */
export const currentSent = (): string | null => keptText(history().state);

/** Keeps a sent form with the current history entry. */
export function keepSent(form: string, lead: SentLead): void {
  history().replaceState(withSent(history().state, form, lead), '');
}

/** Forgets the sent form of the current history entry, because the visitor starts over. */
export function forgetSent(): void {
  history().replaceState(withoutSent(history().state), '');
}
