import type { LeadDelivery } from '@rooftop/content/documents/lead-delivery';
import type { Company } from '@rooftop/content/documents/company';
import type { Vendor } from '@rooftop/leads/lead';

/**
 * A dealership, or a chosen store, as it signs for a lead; without a general manager it is reached as everybody
 * reaches it.
 * @param origin of its website
 */
export function vendorOf(
  { generalManager, sender }: Pick<LeadDelivery, 'generalManager' | 'sender'>,
  { name, timeZone, email, phone }: Pick<Company, 'name' | 'timeZone' | 'email' | 'phone'>,
  origin: string,
): Vendor {
  return {
    name,
    url: origin,
    host: new URL(origin).hostname,
    timeZone,
    contact: generalManager ?? { fullName: null, email, phone },
    sender,
  };
}
