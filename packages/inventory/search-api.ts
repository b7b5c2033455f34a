/** Request and response of `GET /api/desk/searches/<dealership>`, also for the browser: what an inventory URL of the website finds today. */
import { z } from 'zod';

/** Path and query of an inventory URL, without host and language: `/used-cars-for-sale/suvs?price=null,20000`. */
export const searchRequestShape = z.object({
  url: z
    .string()
    .max(2000)
    .regex(/^\/(?![/\\])/),
});

const searchValueShape = z.object({
  label: z.string(),
  /** Number of cars after choosing it. */
  count: z.int(),
  /** URL of the search with it, or without it if it is chosen. */
  href: z.string(),
  isChosen: z.boolean(),
  /** Whether it is nested under the value before it, as a model under its make. */
  isInner: z.boolean(),
});

/** The website's own filters by value. */
const searchGroupShape = z.object({
  id: z.string(),
  name: z.string(),
  values: z.array(searchValueShape),
});
export type SearchGroup = z.infer<typeof searchGroupShape>;

/** The website's own filters by range, in the units of URLs: dollars, miles, years. */
const searchRangeShape = z.object({
  name: z.string(),
  label: z.string(),
  /** Both as entered. Empty means no limit. */
  min: z.string(),
  max: z.string(),
  /** What there is, as text. */
  hint: z.string().nullable(),
  /** URL of the search without this range: its path and its parameters. */
  action: z.string(),
  hidden: z.array(z.tuple([z.string(), z.string()])),
});
export type SearchRange = z.infer<typeof searchRangeShape>;

const describedSearchShape = z.object({
  kind: z.literal('search'),
  /** The canonical URL. */
  url: z.string(),
  /** As the page's heading says it: `Used SUVs For Sale under $20,000`. */
  heading: z.string(),
  /** Number of cars that shoppers see today. */
  count: z.int(),
  groups: z.array(searchGroupShape),
  ranges: z.array(searchRangeShape),
});
export type DescribedSearch = z.infer<typeof describedSearchShape>;

export const searchAnswerShape = z.discriminatedUnion('kind', [
  describedSearchShape,
  /** A car's own page. */
  z.object({ kind: z.literal('car'), name: z.string(), isForSale: z.boolean() }),
  /** The website has no such page. */
  z.object({ kind: z.literal('nothing') }),
]);
export type SearchAnswer = z.infer<typeof searchAnswerShape>;
