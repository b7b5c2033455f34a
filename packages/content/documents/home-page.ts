import { z } from 'zod';
import { imageShape } from '../objects/image.ts';
import { linkShape } from '../objects/link.ts';
import { proseShape } from '../objects/prose.ts';
import { FAQ_PLACES } from './faq.ts';
import { PROMOTION_POSITIONS } from './promotion.ts';

/** Pictures of the interface that editors may put beside words. */
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
  /** how many are shown */
  count: z.number().int().positive(),
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

/** Warranty, financing: a picture, what it is about, and the terms beside it. */
const feature = block('feature', {
  eyebrow: z.string().nullable(),
  heading: z.string().min(1),
  body: proseShape,
  points: z.array(z.string()),
  /** the conditions of what is claimed, always beside it */
  terms: z.string().nullable(),
  image: imageShape.nullable(),
  imageSide: z.enum(['left', 'right']),
  callToAction: linkShape.nullable(),
  secondCallToAction: linkShape.nullable(),
});

const storeList = block('storeList', { heading: z.string().nullable(), text: z.string().nullable() });

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
]);
export type Block = z.infer<typeof blockShape>;
export type BlockType = Block['_type'];
/** One kind of block: `BlockOf<'feature'>`. */
export type BlockOf<Type extends BlockType> = Extract<Block, { _type: Type }>;

/** What a dealership's home page says, in the language asked for. */
export const homePageShape = z.object({
  /** for search engines and shared links */
  title: z.string().nullable(),
  description: z.string().nullable(),
  blocks: z.array(blockShape),
});
export type HomePage = z.infer<typeof homePageShape>;
