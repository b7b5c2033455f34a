import type { LeadDelivery } from '@rooftop/content/documents/dealership/lead-delivery/lead-delivery';
import type { Company } from '@rooftop/content/documents/dealership/company/company';
import type { Vendor } from '@rooftop/leads/lead';

/**
 * Creates the vendor of a lead from the dealership or the chosen store. Without a general manager, it uses the public
 * contact data.
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
