import { companyOf, phoneFor } from '@rooftop/content/documents/dealership/company/company';
import { addressLine } from '@rooftop/tenancy/address-lines';
import type { RequestContext } from '#app/context.server.ts';
import { formatPhone } from '@rooftop/platform/wording/phone-mask';
import { stateName } from '#app/stores/state-names.ts';
import { orFallback } from '@rooftop/platform/or-fallback';
import type { LegalValues } from './replace-placeholders.ts';

/**
 * Values that legal texts mention. They are the dealership's and not the chosen store's, because the text binds the
 * whole company. A missing value is replaced by words that point to a page with the information.
 */
export async function legalValues({ content, dealership, locale, t }: RequestContext): Promise<LegalValues> {
  const [settings, stores] = await Promise.all([
    orFallback(content.settings(), null),
    orFallback(content.stores(), []),
  ]);
  const company = companyOf(dealership, settings, stores, undefined);
  const numberOf = (phone: string | null) =>
    phone === null ? t('legal.noPhone') : formatPhone(phone, dealership);
  const { address } = company;
  return {
    name: dealership.name,
    legalName: settings?.legalName ?? dealership.name,
    address: address === null ? t('legal.noAddress') : addressLine(address),
    phone: numberOf(company.phone),
    servicePhone: numberOf(phoneFor(company, 'service')),
    email: company.email ?? t('legal.noEmail'),
    state: address === null ? t('legal.noState') : stateName(address.state, locale),
  };
}
