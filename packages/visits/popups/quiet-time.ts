/** The quiet time of a popup after its visitor has sent a form. */

/** A form that a visitor sent. */
export interface SentForm {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Path of its page, with language and without query. */
  readonly page: string;
}

const HOUR_MS = 3_600_000;

/** For so long, the page of a sent form is the one where it was just sent. */
const JUST_SENT_MS = HOUR_MS;

/**
 * Whether a popup stays closed because of its visitor's latest form: during its quiet time, and, if it has a form, on the
 * page where that one was just sent (decision 114).
 * @param path of the page, as in `SentForm`
 * @param now milliseconds since 1970
 */
export function isQuiet(
  { quietHours, hasForm }: { readonly quietHours: number; readonly hasForm: boolean },
  latest: SentForm | null,
  path: string,
  now: number,
): boolean {
  if (latest === null) return false;
  const passed = now - latest.at;
  return passed < quietHours * HOUR_MS || (hasForm && latest.page === path && passed < JUST_SENT_MS);
}
