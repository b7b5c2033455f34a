import type { LeadDelivery } from '@rooftop/content/documents/dealership/lead-delivery/lead-delivery';
import type { NoticeOptions } from '@rooftop/leads/notices/send-notice';
import type { SanityClient } from '@sanity/client';
import { z } from 'zod';

/**
 * Lists who is notified of leads that are held or could not be delivered: the addresses configured for notices,
 * otherwise everyone who gets leads. They work for the dealership, and an unseen lead is worse than an extra email.
 */
export function noticeAddresses({
  noticeAddresses: named,
  recipients,
}: Pick<LeadDelivery, 'noticeAddresses' | 'recipients'>): readonly string[] {
  return named.length > 0 ? named : recipients;
}

type FindStaffEmails = NoticeOptions['findStaffEmails'];

/** Milliseconds that the lake has to answer. */
const TIMEOUT_MS = 10_000;

/** Creates the function that asks the lake. It throws if the lake does not answer in time. */
export const createStaffEmails =
  (client: Pick<SanityClient, 'request'>): FindStaffEmails =>
  async (dealership) => {
    const url = `/users/staff/${encodeURIComponent(dealership)}/emails`;
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    return z.array(z.string()).parse(await client.request<unknown>({ url, signal }));
  };

/** On hosted Sanity there is no inbox, and nobody knows who may read leads. */
export const noStaffEmails: FindStaffEmails = async () => [];
