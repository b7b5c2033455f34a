import type { LeadContext } from '@rooftop/platform/leads/lead-context';
import type { RequestContext } from '../context.server.ts';
import { carInMail } from '../vehicles/car-in-mail.server.ts';
import { paymentBasis } from '@rooftop/platform/inventory/audiences';
import { metaEvent } from '../visitor/conversion.ts';

/** What a lead takes from the request it was sent with. */
export const leadContextOf = (context: RequestContext): LeadContext => ({
  ...context,
  // Prices are shown for a loan, even if the visitor looked at a lease before.
  terms: context.terms && (paymentBasis(context)?.terms ?? context.terms),
  showCar: (vin, grants) => carInMail(vin, grants, context),
  conversionOf: (event) => metaEvent(event, context),
});
