/** Conditions in SQL that leads of a dealership meet. */
import { addDays, startOfDay } from '@rooftop/tenancy/calendar';
import type { LeadFilter } from './inbox-api.ts';
import { readLeadCode } from '../lead-code.ts';
import { searchQuery } from './search-query.ts';

export interface Conditions {
  /** Joined by AND; `$1` is the dealership. */
  readonly where: string;
  readonly values: readonly unknown[];
}

/** Nobody waits for the answer to a test. */
export const SPECIAL = {
  open: `status IN ('new', 'assigned') AND NOT is_test`,
  late: 'answered_at IS NULL AND late_at <= now() AND NOT is_test',
  held: `state = 'quarantined'`,
  undelivered: `id IN (SELECT lead FROM deliveries WHERE dealership = $1 AND state = 'dead')`,
} as const satisfies Record<NonNullable<LeadFilter['special']>, string>;

/**
 * Returns the conditions of a filter. Held leads only meet filters that ask for them, and searches among all leads.
 * @param options.timeZone IANA name, of the filter's days. Defaults to UTC
 * @param options.before leads with smaller numbers
 * @param options.latest only that many leads before it. Searches then read these leads instead of the index of words
 */
export function filterSql(
  dealership: string,
  filter: LeadFilter,
  {
    before = null,
    latest = null,
    timeZone = 'UTC',
  }: {
    readonly before?: number | null;
    readonly latest?: number | null;
    readonly timeZone?: string;
  } = {},
): Conditions {
  const { status, special, form, storeKey, source, owner, receivedFrom, receivedTo, search } = filter;
  const values: unknown[] = [dealership];
  const parts = ['dealership = $1'];
  const add = (column: string, value: unknown, compared = '=') => {
    if (value === undefined) return;
    values.push(value);
    parts.push(`${column} ${compared} $${values.length}`);
  };
  const words = searchQuery(search);
  const showsHeld = special === 'held' || (special === undefined && words !== null);
  if (!showsHeld) parts.push(`state = 'accepted'`);
  if (special !== undefined) parts.push(SPECIAL[special]);
  add('status', status);
  add('form', form);
  add('store_key', storeKey);
  add('source', source);
  add('accepted_at', receivedFrom && startOfDay(receivedFrom, timeZone), '>=');
  add('accepted_at', receivedTo && startOfDay(addDays(receivedTo, 1), timeZone), '<');
  if (owner === 'nobody') parts.push('owner IS NULL');
  else add('owner', owner);
  add('number', before ?? undefined, '<');
  if (latest !== null) {
    const end = before ?? '(SELECT latest + 1 FROM lead_numbers WHERE dealership = $1)';
    parts.push(`number >= ${end} - ${latest}`);
  }
  if (words !== null) {
    values.push(words);
    const contains = `search @@ $${values.length}::tsquery`;
    const code = readLeadCode(search ?? '');
    if (code !== null) values.push(code);
    const matches = code === null ? contains : `(${contains} OR code = $${values.length})`;
    // PostgreSQL can't know how many leads have a word that begins so, and would read all of them for a rare one.
    const indexed = `id = ANY(ARRAY(SELECT id FROM leads WHERE dealership = $1 AND ${matches}))`;
    parts.push(latest === null ? indexed : matches);
  }
  return { where: parts.join(' AND '), values };
}
