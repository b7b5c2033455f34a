import * as z from 'zod/mini';
import type { LeadKind } from '../kind.ts';
import type { LeadContent, LeadDetail, LeadVehicle } from '../lead.ts';
import { contactOf } from './lead-content.ts';
import { siteContact } from './fields.ts';

/** Fields of the last step of a trade-in: contact data, how to be paid, and when to come. */
export const tradeInFields = z
  .object({
    ...siteContact,
    selectedPayment: z.optional(z.enum(['cashNow', 'moreCashLater'])),
    /** In the store's time zone. */
    day: z.optional(z.iso.date({ error: 'time' })),
    time: z.optional(z.iso.time({ error: 'time', precision: -1 })),
  })
  .check(
    z.refine(({ day, time }) => (day === undefined) === (time === undefined), {
      error: 'time',
      path: ['time'],
    }),
  );

/** What the visitor chose at the end. Null if they did not say. */
export interface TradeInChoice {
  readonly selectedPayment: 'cashNow' | 'moreCashLater' | null;
  readonly day: string | null;
  readonly time: string | null;
}

/** What is known of a trade-in besides its last step. */
export interface TradeInFacts {
  readonly vehicle: LeadVehicle;
  /** The dealership's car that the visitor wants instead. Null if they came from none. */
  readonly vehicleOfInterest: LeadVehicle | null;
  /** All that was said and offered, for staff. */
  readonly details: (choice: TradeInChoice) => readonly LeadDetail[];
  /** The same with the names of spec 3, for programs. */
  readonly payload: (choice: TradeInChoice) => NonNullable<LeadContent['payload']>;
}

/** SELL_OR_TRADE after the trade-in form: the car, its condition, and the offer that the visitor chose. */
export const tradeIn = ({
  vehicle,
  vehicleOfInterest,
  details,
  payload,
}: TradeInFacts): LeadKind<typeof tradeInFields> => ({
  form: 'SELL_OR_TRADE',
  fields: tradeInFields,
  toContent(filled) {
    const { year, make, model } = vehicle;
    const { selectedPayment = null, day = null, time = null } = filled;
    const choice = { selectedPayment, day, time };
    return {
      subject: `Trade-in offer: ${[year, make, model].filter((part) => part !== null).join(' ')}`,
      contact: contactOf(filled),
      comments: null,
      details: [...details(choice)],
      vehicles: vehicleOfInterest === null ? [vehicle] : [vehicle, vehicleOfInterest],
      payload: payload(choice),
      ...(day !== null && { wanted: { day, time } }),
    };
  },
  goesToCrm: true,
  conversionUsd: 10,
  conversionName: 'SellOrTrade',
});
