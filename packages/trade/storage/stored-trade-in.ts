/** A trade-in as it is stored between its steps. */
import { BODY_STYLES } from '@rooftop/illustration/body-styles';
import { z } from 'zod';
import type { TradeOffer } from '../offer/make-offer.ts';
import { IN_PERSON_REASONS } from '../valuation/valuation.ts';
import { OPTIONS } from '../vehicle/options.ts';

const text = z.string().nullable();

/** The visitor's car, as they described it. */
const tradeCarShape = z.object({
  vin: text,
  licencePlate: text,
  /** Two letters: where the plate is from. */
  state: text,
  year: z.number(),
  make: z.string(),
  /** Null only beside a VIN. */
  model: text,
  trim: text,
  bodyStyle: z.enum(BODY_STYLES).nullable(),
  /** In miles. */
  mileage: z.number(),
  exteriorColor: text,
  options: z.array(z.enum(OPTIONS)),
});
export type TradeCar = z.infer<typeof tradeCarShape>;

const offerShape: z.ZodType<TradeOffer> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('priced'),
    cashNow: z.object({ finalPrice: z.number() }),
    moreCashLater: z.object({
      initPrice: z.number(),
      additionalPayments: z.number(),
      finalPrice: z.number(),
    }),
    isEstimate: z.boolean(),
    terms: z.object({ bonus: z.number(), minimum: z.number() }),
    madeOn: z.string(),
    lastDay: z.string(),
  }),
  z.object({ kind: z.literal('inPerson'), reason: z.enum(IN_PERSON_REASONS) }),
  z.object({ kind: z.literal('bringIn') }),
  z.object({ kind: z.literal('unavailable') }),
]);

/** A photo of the car. */
interface StoredPhoto {
  /** 1 to 8. */
  readonly position: number;
  /** Data URL. */
  readonly thumbnail: string;
}

export interface StoredTradeIn {
  readonly car: TradeCar | null;
  /** What was entered, by question id. */
  readonly given: Readonly<Record<string, string>>;
  readonly offer: TradeOffer | null;
  readonly photos: readonly StoredPhoto[];
  /** VIN of the dealership's car that the visitor wants instead. Null if they came from none. */
  readonly interest: string | null;
  /** The lead that it became. Null before that. */
  readonly lead: SentTradeIn | null;
}

const sentShape = z.object({
  /** The lead's code, which the certificate shows. */
  code: z.string(),
  selectedPayment: z.enum(['cashNow', 'moreCashLater']).nullable().catch(null),
  /** Held as possible spam: nothing is confirmed until staff release it. */
  isHeld: z.boolean(),
});

/** What the visitor chose when they sent it. */
export type SentTradeIn = z.infer<typeof sentShape>;

/** What was offered for a car when its lead was sent. */
export const certificateShape = z.object({
  car: tradeCarShape,
  offer: offerShape,
  lead: sentShape,
});
export type TradeCertificate = z.infer<typeof certificateShape>;

/** A row of the database. Values that an older version stored differently count as missing. */
export const storedTradeInShape = z.object({
  car: tradeCarShape.nullable().catch(null),
  given: z.record(z.string(), z.string()).catch({}),
  offer: offerShape.nullable().catch(null),
  photos: z.array(z.object({ position: z.number(), thumbnail: z.string() })),
  interest: z.string().nullable(),
  lead: sentShape.nullable(),
});
