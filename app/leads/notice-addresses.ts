import type { LeadDelivery } from '@rooftop/content/documents/lead-delivery';

/**
 * Who is told of leads that are held back or could not be delivered: the addresses named for that, else everybody who
 * gets leads. They work for the dealership, and a lead that nobody sees is worse than a mail too many.
 */
export function noticeAddresses({
  noticeAddresses: named,
  recipients,
}: Pick<LeadDelivery, 'noticeAddresses' | 'recipients'>): readonly string[] {
  return named.length > 0 ? named : recipients;
}
