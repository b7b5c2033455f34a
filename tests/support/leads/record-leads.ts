/** A context's parts that record what a lead form submits. */
import type { VisitorChange } from '@rooftop/leads/visitor';
import { isAnotherPerson } from '@rooftop/leads/visitors/is-another-person';
import type { RequestContext } from '#app/context.server.ts';
import type { SpamVerdict } from '#app/forms/spam-filter/spam-filter.ts';
import type { LeadRequest } from '@rooftop/platform/leads/dealership-leads';
import { ANONYMOUS } from '#app/visitor/visitor-session.ts';
import { testSpamFilter } from '../spam-filter.ts';

/** What is recorded in tests of the website is kept in memory. */
const NO_DATABASE: Parameters<NonNullable<LeadRequest['record']>>[0] = {
  query() {
    throw new Error('No database');
  },
};

/**
 * Accepts every lead.
 * @param verdict What the spam filter says of each.
 */
export function recordLeads(verdict: SpamVerdict = { kind: 'fine' }) {
  let last: LeadRequest['content']['contact'] | null = null;
  const leads: LeadRequest[] = [];
  const changes: VisitorChange[] = [];
  const context: Partial<RequestContext> = {
    spamFilter: { ...testSpamFilter(verdict), readForm: () => null },
    visitor: {
      ...ANONYMOUS,
      isAnother: async (person) => last !== null && isAnotherPerson(last, person),
      async remember(change) {
        changes.push(change);
        return [];
      },
    },
    leads: {
      async accept(lead) {
        leads.push(lead);
        last = lead.content.contact;
        await lead.record?.(NO_DATABASE, 'lead-1');
        return { id: 'lead-1', number: 1, code: 'LK-7Q4M', isRepeat: false, channels: ['text-mail'] };
      },
    },
  };
  return { leads, changes, context };
}

/** Values of the Set-Cookie headers of what an action returned or threw. */
export function cookiesSet(result: unknown): readonly string[] {
  const from = (init: unknown) =>
    typeof init === 'object' && init !== null && 'headers' in init && init.headers instanceof Headers
      ? init.headers.getSetCookie()
      : [];
  const isData = typeof result === 'object' && result !== null && 'init' in result;
  return from(isData ? result.init : result);
}

/** A request that posts these fields, as a form without files does. */
export function postForm(url: string, fields: Readonly<Record<string, string>>): Request {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return new Request(url, { method: 'POST', body });
}
