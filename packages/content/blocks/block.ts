/** The blocks that pages are made of, in the requested language. */
import { z } from 'zod';
import { bodyShape, videoShape } from '../objects/body.ts';
import { imageShape } from '../objects/image.ts';
import { linkShape } from '../objects/link.ts';
import { proseShape } from '../objects/prose.ts';
import { FAQ_PLACES } from '../documents/faq.ts';
import { OFFER_DEPARTMENTS } from '../documents/offer.ts';
import { PROMOTION_POSITIONS } from '../documents/promotion.ts';
import { REVIEW_CATEGORIES } from '../documents/review.ts';

/** Icons that editors can put beside text. */
export const ICONS = [
  'pre-approval',
  'value',
  'service',
  'search',
  'price',
  'mileage',
  'offer',
  'shield',
  'calendar',
  'phone',
  'car',
  'heart',
] as const;
export type Icon = (typeof ICONS)[number];

const block = <const Type extends string, const Fields extends z.core.$ZodLooseShape>(
  type: Type,
  fields: Fields,
) => z.object({ _type: z.literal(type), key: z.string(), ...fields });

const heroSlides = block('heroSlides', {
  slides: z.array(
    z.object({
      key: z.string(),
      headline: z.string().min(1),
      text: z.string().nullable(),
      image: imageShape.nullable(),
      callToAction: linkShape.nullable(),
      secondCallToAction: linkShape.nullable(),
    }),
  ),
});

const buttonStrip = block('buttonStrip', {
  buttons: z.array(
    linkShape.extend({ key: z.string(), icon: z.enum(ICONS).nullable(), text: z.string().nullable() }),
  ),
});

const departmentTabs = block('departmentTabs', {
  heading: z.string().nullable(),
  tabs: z.array(
    z.object({
      key: z.string(),
      label: z.string().min(1),
      heading: z.string().nullable(),
      text: z.string().nullable(),
      image: imageShape.nullable(),
      links: z.array(linkShape),
    }),
  ),
});

const bodyStyleTiles = block('bodyStyleTiles', {
  heading: z.string().nullable(),
  text: z.string().nullable(),
});

const filterTiles = block('filterTiles', {
  heading: z.string().nullable(),
  tiles: z.array(
    linkShape.extend({ key: z.string(), icon: z.enum(ICONS).nullable(), text: z.string().nullable() }),
  ),
});

const reviewStrip = block('reviewStrip', {
  heading: z.string().nullable(),
  text: z.string().nullable(),
  /** Number of reviews shown. */
  count: z.number().int().positive(),
  /** Reviews in this category come first. Null means no category is preferred. */
  category: z.enum(REVIEW_CATEGORIES).nullable(),
});

const promotionList = block('promotionList', {
  heading: z.string().nullable(),
  position: z.enum(PROMOTION_POSITIONS),
});

const faqList = block('faqList', {
  heading: z.string().nullable(),
  text: z.string().nullable(),
  place: z.enum(FAQ_PLACES),
  count: z.number().int().positive(),
});

/** A topic such as warranty or financing: a picture, a text, and its terms. */
const feature = block('feature', {
  eyebrow: z.string().nullable(),
  heading: z.string().min(1),
  body: proseShape,
  points: z.array(z.string()),
  /** Conditions of the claim, always shown next to it. */
  terms: z.string().nullable(),
  image: imageShape.nullable(),
  imageSide: z.enum(['left', 'right']),
  callToAction: linkShape.nullable(),
  secondCallToAction: linkShape.nullable(),
});

const storeList = block('storeList', {
  heading: z.string().nullable(),
  text: z.string().nullable(),
  /** Whether to leave out stores without a service center. */
  onlyWorkshops: z.boolean(),
});

/** Header of a page other than the home page. */
const hero = block('hero', {
  eyebrow: z.string().nullable(),
  heading: z.string().min(1),
  text: z.string().nullable(),
  image: imageShape.nullable(),
  callToAction: linkShape.nullable(),
  secondCallToAction: linkShape.nullable(),
  /** Conditions of the claim, always shown next to it. */
  terms: z.string().nullable(),
});

const richText = block('richText', { heading: z.string().nullable(), body: bodyShape });

/** Offers that run today. */
const offerList = block('offerList', {
  heading: z.string().nullable(),
  text: z.string().nullable(),
  /** Null means all departments. */
  department: z.enum(OFFER_DEPARTMENTS).nullable(),
  count: z.number().int().positive(),
});

/** The first cars of a search result. */
const vehicleList = block('vehicleList', {
  heading: z.string().nullable(),
  text: z.string().nullable(),
  /** Path and query of an inventory page, without language: `/used-cars-for-sale/suvs`. */
  search: z.string().startsWith('/'),
  count: z.number().int().positive(),
});

const gallery = block('gallery', {
  heading: z.string().nullable(),
  pictures: z.array(z.object({ key: z.string(), image: imageShape, caption: z.string().nullable() })),
});

const columns = block('columns', {
  heading: z.string().nullable(),
  text: z.string().nullable(),
  columns: z.array(
    z.object({
      key: z.string(),
      icon: z.enum(ICONS).nullable(),
      heading: z.string().min(1),
      text: z.string().nullable(),
      callToAction: linkShape.nullable(),
    }),
  ),
});

/** A video that loads from its host only after the visitor presses play. */
const video = block('video', {
  heading: z.string().nullable(),
  text: z.string().nullable(),
  video: videoShape,
});

const callToAction = block('callToAction', {
  heading: z.string().min(1),
  text: z.string().nullable(),
  callToAction: linkShape.nullable(),
  secondCallToAction: linkShape.nullable(),
});

/** The contact form with a preselected topic (spec 3, inquiry topics). */
const messageForm = block('messageForm', {
  heading: z.string().nullable(),
  text: z.string().nullable(),
  topic: z.literal([1, 2, 3, 4, 5, 6, 7]),
});

export const blockShape = z.discriminatedUnion('_type', [
  heroSlides,
  buttonStrip,
  departmentTabs,
  bodyStyleTiles,
  filterTiles,
  reviewStrip,
  promotionList,
  faqList,
  feature,
  storeList,
  hero,
  richText,
  offerList,
  vehicleList,
  gallery,
  columns,
  video,
  callToAction,
  messageForm,
]);
export type Block = z.infer<typeof blockShape>;
export type BlockType = Block['_type'];
/** One kind of block: `BlockOf<'feature'>`. */
export type BlockOf<Type extends BlockType> = Extract<Block, { _type: Type }>;
