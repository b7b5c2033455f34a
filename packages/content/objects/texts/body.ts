import { z } from 'zod';
import { imageShape } from '../media/image.ts';
import { paragraphIn } from './prose.ts';

const paragraphShape = paragraphIn(['normal', 'h2', 'h3', 'blockquote']);

const pictureShape = z.object({
  _type: z.literal('bodyPicture'),
  _key: z.string(),
  image: imageShape.nullable(),
  caption: z.string().nullable(),
});

export const CALLOUT_TONES = ['tip', 'caution'] as const;

/** A highlighted note in a text. */
const calloutShape = z.object({
  _type: z.literal('callout'),
  _key: z.string(),
  tone: z.enum(CALLOUT_TONES),
  text: z.string().min(1),
});

/** Cars that the text mentions, as listed today. */
const vehiclesShape = z.object({
  _type: z.literal('bodyVehicles'),
  _key: z.string(),
  heading: z.string().nullable(),
  /** Path and query of an inventory page, without language: `/used-cars-for-sale/suvs`. */
  search: z.string().startsWith('/'),
  count: z.number().int().positive(),
});

/** A video hosted elsewhere. */
export const videoShape = z.object({
  /** HTTPS URL of the video's page on YouTube or Vimeo. */
  url: z.url({ protocol: /^https$/ }),
  title: z.string().min(1),
  poster: imageShape.nullable(),
});

const bodyVideoShape = videoShape.extend({ _type: z.literal('bodyVideo'), _key: z.string() });

/** The first row contains the column headings. */
const tableShape = z.object({
  _type: z.literal('bodyTable'),
  _key: z.string(),
  rows: z.array(z.object({ _key: z.string(), cells: z.array(z.string()) })),
});

/** The text of an article or a page in one language, as Portable Text. */
export const bodyShape = z.array(
  z.discriminatedUnion('_type', [
    paragraphShape,
    pictureShape,
    calloutShape,
    vehiclesShape,
    bodyVideoShape,
    tableShape,
  ]),
);
export type Body = z.infer<typeof bodyShape>;
export type BodyPart = Body[number];
