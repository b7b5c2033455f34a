/**
 * What the website publishes about a visit: plain data, without anything that identifies the visitor. Browser code
 * publishes them with `app/visitor/tracking/publish.ts` and imports this module's types only; `factShape` says
 * which values they may have.
 */
import { FORMS } from '@rooftop/forms/lead-forms';
import { LISTING_CONDITIONS } from '@rooftop/listing/listing-conditions';
import { z } from 'zod';
import { looksPersonal } from './looks-personal.ts';
import { CONSENT_CATEGORIES } from './consent.ts';

/** A name in code or content: a route, an element, a document id. */
const token = z.string().regex(/^[\w./-]{1,80}$/);
/** A path of this website, without query. Tickets in it are replaced by `:ticket`. */
const path = z.string().regex(/^\/(?!\/)[^\s?#@]{0,500}$/);
const vin = z.string().regex(/^[A-HJ-NPR-Z\d]{17}$/);
const day = z.iso.date();
const count = z.number().int().nonnegative();
const cents = z.number().int().nonnegative();

/** Words of content or inventory, as shown. What visitors type is never among them. */
const label = z
  .string()
  .min(1)
  .max(120)
  .refine((text) => !looksPersonal(text));

export const MEDIA = ['gallery', 'image', 'video'] as const;
export const MEDIA_ACTIONS = ['open', 'next', 'previous', 'play'] as const;
export const CONVERSATION_CHANNELS = ['chat', 'message'] as const;
export const POPUP_OUTCOMES = ['submitted', 'closed'] as const;
export const VITALS = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const;

/** A car as it is shown. */
const vehicleFactShape = z.strictObject({
  vin,
  stockNumber: label.nullable(),
  condition: z.enum(LISTING_CONDITIONS),
  year: z.number().int(),
  make: label,
  model: label,
  trim: label.nullable(),
  bodyStyle: token.nullable(),
  exteriorColor: label.nullable(),
  /** Cents. Null if no price is shown, such as a locked one. */
  price: cents.nullable(),
  dateInStock: day.nullable(),
  /** Key of the store that has it. */
  storeKey: token.nullable(),
});
export type VehicleFact = z.infer<typeof vehicleFactShape>;

const fact = <Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) =>
  z.strictObject({ kind: z.literal(kind), ...shape });

export const factShape = z.discriminatedUnion('kind', [
  /**
   * A page was opened, by loading it or within the browser. Of every route; the event PageView of spec 7 leaves out
   * `vehicle`. Route names are the page IDs of `packages/content/pages.generated.ts`, besides `cars-search-page` for
   * searches (spec 3) and `vehicle` for a car's page, which share their routes. `error` is the HTTP status of the error
   * page that was shown instead, or null.
   */
  fact('pageViewed', { route: token, path, error: z.number().int().nullable() }),
  /** A car's page shows this car. */
  fact('vehicleViewed', { vehicle: vehicleFactShape }),
  /** A car's page shows no car: it was sold, or is private. `error` is the page's HTTP status if it is an error. */
  fact('vehicleAbsent', { error: z.number().int().nullable() }),
  /** A list of cars is shown. */
  fact('listViewed', {
    list: token,
    /** By the names of the URL. A keyword has no value here. */
    filters: z.record(token, z.array(label).max(50)),
    sort: token.nullable(),
    /** Cars on the screen, and all that were found. */
    shown: z.array(vin).max(50),
    total: count,
  }),
  /** The visitor added or removed a filter's value. */
  fact('filterChanged', { filter: token, value: label.nullable(), isActive: z.boolean() }),
  fact('sortChanged', { sort: token }),
  fact('languageChanged', { language: token }),
  fact('mediaUsed', {
    media: z.enum(MEDIA),
    action: z.enum(MEDIA_ACTIONS),
    vin: vin.nullable(),
  }),
  /** A call to action was pressed. */
  fact('ctaClicked', { cta: token, label, place: token, href: path.nullable(), vin: vin.nullable() }),
  /** First input into a form. */
  fact('formStarted', { form: z.enum(FORMS), topic: token.nullable(), vin: vin.nullable() }),
  /** A step of a form with several was reached, counted from 1. */
  fact('formStepped', { form: z.enum(FORMS), step: count, name: token, vin: vin.nullable() }),
  /** The server accepted a lead. */
  fact('formSent', {
    form: z.enum(FORMS),
    topic: token.nullable(),
    vin: vin.nullable(),
    /** Names the lead in analytics. Random, so that it doesn't count the dealership's leads. */
    submission: count,
    /** The server reports the conversion under the same id. Null if it reports none. */
    event: z.strictObject({ name: token, id: token, valueUsd: z.number().nonnegative() }).nullable(),
  }),
  /** A phone number of the dealership was pressed, in E.164. */
  fact('phoneClicked', { phone: z.string().regex(/^\+1\d{10}$/), department: token.nullable() }),
  fact('conversationStarted', { channel: z.enum(CONVERSATION_CHANNELS), eventId: token }),
  fact('popupShown', { popup: token }),
  fact('popupFinished', {
    popup: token,
    outcome: z.enum(POPUP_OUTCOMES),
    /** The tracking event that editors configured for submission. */
    event: token.nullable(),
  }),
  fact('priceUnlocked', { vin: vin.nullable() }),
  /** An offer's page. `type` is its department, `label` the editors' own for reports. */
  fact('offerShown', { offer: token, type: token, label: token.nullable() }),
  /** The effective consent has changed. Only those hear it who may hear facts after the change. */
  fact('consentChanged', { allowed: z.array(z.enum(CONSENT_CATEGORIES)) }),
  fact('experimentShown', { experiment: token, arm: token }),
  /** An error in a script. Its message is left out, because it may quote what was entered. */
  fact('scriptFailed', { name: token, file: path.nullable(), line: count.nullable() }),
  fact('vitalMeasured', {
    metric: z.enum(VITALS),
    /** Milliseconds. CLS has no unit. */
    value: z.number().nonnegative(),
    route: token,
  }),
]);
export type Fact = z.infer<typeof factShape>;
export type FactKind = Fact['kind'];
export type FactOf<Kind extends FactKind> = Extract<Fact, { kind: Kind }>;
