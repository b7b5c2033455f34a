import { personShape } from '@rooftop/leads/inbox/inbox-api';
import type { SanityClient } from '@sanity/client';
import { z } from 'zod';

/** Somebody who may own leads. */
export type LeadOwner = z.infer<typeof personShape>;

/** Finds those who sign in with one of these addresses and may read a dealership's leads, in the order of the addresses. */
export type FindOwners = (dealership: string, emails: readonly string[]) => Promise<readonly LeadOwner[]>;

/** Milliseconds that a lead waits for the answer. After that nobody owns it. */
const TIMEOUT_MS = 2_000;

/** Creates the function that asks the lake. It throws if the lake does not answer in time. */
export const createOwnerSearch =
  (client: Pick<SanityClient, 'request'>): FindOwners =>
  async (dealership, emails) => {
    const query = new URLSearchParams(emails.map((email) => ['email', email.trim()]));
    const url = `/users/staff/${encodeURIComponent(dealership)}/by-email?${query}`;
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    return z.array(personShape).parse(await client.request<unknown>({ url, signal }));
  };

/** On hosted Sanity there is no inbox, so nobody owns leads. */
export const noOwners: FindOwners = async () => [];
