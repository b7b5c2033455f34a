import type { Block, BlockOf } from '@rooftop/content/blocks/block';
import type { FAQ_PLACES } from '@rooftop/content/documents/faq';
import type { Settings } from '@rooftop/content/documents/settings';
import type { RequestContext } from '../../../context.server.ts';

/** A page in words of the interface, for a dealership whose editors have written none at its address. */
export interface StandardPage {
  /** in breadcrumbs, and the title where it has no other */
  readonly name: string;
  readonly description: string;
  readonly blocks: Block[];
}

/** What a standard page is made from. */
export interface StandardFacts extends Pick<RequestContext, 'dealership' | 'say'> {
  /** null: not known, and nothing is promised */
  readonly settings: Settings | null;
}

export type MakeStandardPage = (facts: StandardFacts) => StandardPage;

type Own<Type extends Block['_type']> = Omit<BlockOf<Type>, '_type' | 'key'>;
type Column = BlockOf<'columns'>['columns'][number];

/** The head of a page: what is not given is not there. */
export const hero = (said: Pick<Own<'hero'>, 'heading' | 'text'> & Partial<Own<'hero'>>): Block => ({
  _type: 'hero',
  key: 'hero',
  eyebrow: null,
  image: null,
  callToAction: null,
  secondCallToAction: null,
  terms: null,
  ...said,
});

/** Short texts beside one another, in order. */
export const columns = (
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

/** Questions of a place; none where nobody has written any. */
export const questions = (place: (typeof FAQ_PLACES)[number], count: number): Block => ({
  _type: 'faqList',
  key: 'questions',
  heading: null,
  text: null,
  place,
  count,
});

/** What a page ends with: a person to ask. @param topic of the contact page (spec 3) */
export const askUs = (topic: number, { say }: Pick<StandardFacts, 'say'>): Block => ({
  _type: 'callToAction',
  key: 'ask',
  heading: say('landing.askHeading'),
  text: say('landing.askText'),
  callToAction: { label: say('landing.ask'), href: `/contact-us?topic=${topic}` },
  secondCallToAction: null,
});
