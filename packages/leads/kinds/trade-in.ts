import { z } from 'zod';
import type { LeadKind } from '../kind.ts';
import type { LeadContent, LeadDetail, LeadVehicle } from '../lead.ts';
import { contactOf } from './content.ts';
import { siteContact } from './fields.ts';

/** An empty field, which means that the visitor did not choose. */
const orNone = <Shape extends z.ZodType>(shape: Shape) =>
  z.union([z.literal('').transform(() => null), shape]);

/** Fields of the last step of a trade-in: contact data, how to be paid, and when to come. */
export const tradeInFields = z
  .object({
    ...siteContact,
    selectedPayment: z.enum(['cashNow', 'moreCashLater']).nullable().default(null),
    /** In the store's time zone. */
    day: orNone(z.iso.date({ error: 'time' })).default(null),
    time: orNone(z.iso.time({ error: 'time', precision: -1 })).default(null),
  })
  .refine(({ day, time }) => (day === null) === (time === null), { error: 'time', path: ['time'] });
export type TradeInChoice = Pick<z.output<typeof tradeInFields>, 'selectedPayment' | 'day' | 'time'>;

/** What is known of a trade-in besides its last step. */
export interface TradeInFacts {
  readonly vehicle: LeadVehicle;
  /** All that was said and offered, for staff. */
  details(choice: TradeInChoice): readonly LeadDetail[];
  /** The same with the names of spec 3, for programs. */
  payload(choice: TradeInChoice): NonNullable<LeadContent['payload']>;
}

/** SELL_OR_TRADE after the trade-in form: the car, its condition, and the offer that the visitor chose. */
export const tradeIn = ({ vehicle, details, payload }: TradeInFacts): LeadKind<typeof tradeInFields> => ({
  form: 'SELL_OR_TRADE',
  fields: tradeInFields,
  toContent(filled) {
    const { year, make, model } = vehicle;
    const { selectedPayment, day, time } = filled;
    const choice = { selectedPayment, day, time };
    return {
      subject: `Trade-in offer: ${[year, make, model].join(' ')}`,
      contact: contactOf(filled),
      comments: null,
      details: [...details(choice)],
      vehicles: [vehicle],
      payload: payload(choice),
      ...(day !== null && { wanted: { day, time } }),
    };
  },
  goesToCrm: true,
  conversionUsd: 10,
  conversionName: 'SellOrTrade',
  isAccepted: true,
});
