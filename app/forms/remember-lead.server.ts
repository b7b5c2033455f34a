import { isAdf } from '@rooftop/leads/destination';
import type { LeadContent } from '@rooftop/leads/lead';
import type { Acceptance } from '@rooftop/leads/submission';
import type { VisitorChange } from '@rooftop/leads/visitor';
import type { LeadGrants } from '@rooftop/platform/leads/dealership-leads';
import type { RequestContext } from '../context.server.ts';
import type { SpamVerdict } from './spam-filter/spam-filter.ts';

/** A lead that is stored. */
export interface AcceptedLead {
  readonly content: LeadContent;
  readonly verdict: SpamVerdict;
  readonly acceptance: Acceptance;
  /** Undefined if the lead's kind grants nothing. */
  readonly unlocks: LeadGrants | undefined;
  /** Whether the sender is another person than whom the visitor named before. */
  readonly isAnother: boolean;
}

/** Creates the cookies of a visitor whose lead was accepted. A held lead grants nothing. */
export async function rememberLead(
  { content: { contact }, verdict, acceptance, unlocks, isAnother }: AcceptedLead,
  { visitor, experiments }: Pick<RequestContext, 'visitor' | 'experiments'>,
): Promise<Headers> {
  const headers = new Headers();
  const standing =
    verdict.kind === 'fine'
      ? ({ isLead: true, ...unlocks } as const)
      : ({ isHeld: true, ...(unlocks && { unlockWaitsFor: acceptance.id }) } as const);
  const change: VisitorChange = {
    ...contact,
    ...standing,
    ...(isAnother && { isAnother: true as const }),
    ...(acceptance.channels.some(isAdf) && { sentAdf: true as const }),
  };
  const counted = verdict.kind === 'fine' && !acceptance.isRepeat ? await experiments.send() : [];
  for (const cookie of [...(await visitor.remember(change)), ...counted])
    headers.append('Set-Cookie', cookie);
  return headers;
}
