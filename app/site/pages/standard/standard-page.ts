import type { Block, BlockOf } from '@rooftop/content/blocks/block';
import type { FAQ_PLACES } from '@rooftop/content/documents/faq/faq';
import type { Settings } from '@rooftop/content/documents/dealership/settings/settings';
import type { RequestContext } from '#app/context.server.ts';

/** Default page in interface texts, for dealerships whose editors have not written one for its path. */
interface StandardPage {
  /** Name in breadcrumbs, and the title if the page has no other. */
  readonly name: string;
  readonly description: string;
  readonly blocks: Block[];
}

/** Input for a standard page. */
export interface StandardFacts extends Pick<RequestContext, 'dealership' | 't'> {
  /** Null if the settings are unavailable. The page then makes no promises. */
  readonly settings: Settings | null;
}

export type MakeStandardPage = (facts: StandardFacts) => StandardPage;

type Own<Type extends Block['_type']> = Omit<BlockOf<Type>, '_type' | 'key'>;
type Column = BlockOf<'columns'>['columns'][number];

/** Hero block of a page. Omitted fields are empty. */
export const pageHero = (fields: Pick<Own<'hero'>, 'heading' | 'text'> & Partial<Own<'hero'>>): Block => ({
  _type: 'hero',
  key: 'hero',
  eyebrow: null,
  image: null,
  callToAction: null,
  secondCallToAction: null,
  terms: null,
  ...fields,
});

/** Columns block with short texts, in order. */
export const pageColumns = (
  key: string,
  heading: string,
  parts: readonly (Pick<Column, 'heading' | 'text'> & Partial<Column>)[],
): Block => ({
  _type: 'columns',
  key,
  heading,
  text: null,
  columns: parts.map((part, at) => ({ key: `${key}-${at + 1}`, icon: null, callToAction: null, ...part })),
});

/** FAQ block with the questions of a place. Renders nothing if there are no questions. */
export const pageQuestions = (place: (typeof FAQ_PLACES)[number], count: number): Block => ({
  _type: 'faqList',
  key: 'questions',
  heading: null,
  text: null,
  place,
  count,
});

/**
 * Last block of a page: an invitation to contact the dealership.
 * @param topic Topic of the contact form (spec 3).
 */
export const askUs = (topic: number, { t }: Pick<StandardFacts, 't'>): Block => ({
  _type: 'callToAction',
  key: 'ask',
  heading: t('landing.askHeading'),
  text: t('landing.askText'),
  callToAction: { label: t('landing.ask'), href: `/contact-us?topic=${topic}` },
  secondCallToAction: null,
});
