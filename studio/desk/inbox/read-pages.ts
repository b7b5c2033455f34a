import type { LeadFilter, LeadPage } from '@rooftop/leads/inbox/inbox-api';
import type { ApiResult } from '../api/ask.ts';
import type { InboxApi } from '../api/create-inbox-api.ts';

/** Reads the first pages of a list as one. @param count pages of 50 leads */
export async function readLeadPages(
  api: Pick<InboxApi, 'list'>,
  filter: LeadFilter,
  count: number,
  signal: AbortSignal,
): Promise<ApiResult<LeadPage>> {
  let answer = await api.list(filter, undefined, signal);
  for (let page = 2; page <= count && answer.kind === 'found' && answer.found.next !== null; page += 1) {
    const { leads, next } = answer.found;
    answer = await api.list(filter, next, signal);
    if (answer.kind === 'found')
      answer = { kind: 'found', found: { ...answer.found, leads: [...leads, ...answer.found.leads] } };
  }
  return answer;
}
