import type { Content } from '@rooftop/content/content';
import { companyOf, phoneFor } from '@rooftop/content/documents/dealership/company/company';
import type { Dealership } from '@rooftop/content/documents/dealership/dealership';
import { orFallback } from '@rooftop/platform/or-fallback';

/** Returns a function that finds a dealership's phone number, where no page is rendered. E.164, or null. */
export const createPhoneFinder =
  (content: Pick<Content, 'forDealership'>) =>
  async (dealership: Dealership): Promise<string | null> => {
    const own = content.forDealership(dealership.id, { language: 'en' });
    const [settings, stores] = await Promise.all([
      orFallback(own.settings(), null),
      orFallback(own.stores(), []),
    ]);
    return phoneFor(companyOf(dealership, settings, stores, undefined), 'sales');
  };
