import type { LeadDelivery } from '@rooftop/content/documents/lead-delivery';

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
