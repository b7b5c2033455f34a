import type { Icon } from '@rooftop/content/objects/fields/icons';
import type { Faq } from '@rooftop/content/documents/faq/faq';
import type { RequestContext } from '#app/context.server.ts';
import { proseHtml, type TrustedHtml } from '#app/ui/prose/prose-html.server.tsx';
import { orFallback } from '@rooftop/platform/or-fallback';
import type { WordKey } from '#app/locales/wording.server.ts';

/** A question with its answer. */
interface HelpQuestion {
  /** Document ID. */
  readonly id: string;
  readonly question: string;
  readonly answer: TrustedHtml;
  /** Answer as plain text. */
  readonly text: string;
}

/** A help category. */
export interface HelpSection {
  readonly slug: string;
  readonly title: string;
  readonly text: string | null;
  readonly icon: Icon | null;
  readonly questions: readonly HelpQuestion[];
}

/** Pages whose questions become categories when editors have created none, with the categories' titles. */
const PLACES = [
  { slug: 'financing', places: ['financing', 'bad-credit'], title: 'help.financing', icon: 'pre-approval' },
  { slug: 'sell-trade', places: ['sell-trade'], title: 'help.sellTrade', icon: 'value' },
  { slug: 'service', places: ['service'], title: 'help.service', icon: 'service' },
  { slug: 'protection', places: ['protection'], title: 'help.protection', icon: 'shield' },
  { slug: 'general', places: ['home', 'contact', 'help'], title: 'help.general', icon: 'car' },
] as const satisfies readonly {
  slug: string;
  places: Faq['places'];
  title: WordKey;
  icon: Icon;
}[];

const plain = ({ answer }: Faq): string =>
  answer.map(({ children }) => children.map(({ text }) => text).join('')).join(' ');

/**
 * Help categories with their questions: the ones that editors created, or else one for each page with questions. Each
 * question is in one category. Empty categories are included, so that their URLs work.
 */
export async function helpSections({
  content,
  href,
  t,
}: Pick<RequestContext, 'content' | 'href' | 't'>): Promise<readonly HelpSection[]> {
  const [faqs, categories] = await Promise.all([
    orFallback(content.faqs(), []),
    orFallback(content.helpCategories(), []),
  ]);
  const questionOf = (faq: Faq): HelpQuestion[] => {
    const answer = proseHtml(faq.answer, href);
    return answer === null ? [] : [{ id: faq.id, question: faq.question, answer, text: plain(faq) }];
  };
  const made = categories.map(({ slug, title, text, icon }) => ({
    slug,
    title,
    text,
    icon,
    questions: faqs.filter(({ helpCategory }) => helpCategory === slug).flatMap(questionOf),
  }));
  if (made.some(({ questions }) => questions.length > 0)) return made;
  return PLACES.map(({ slug, title, icon }) => ({
    slug,
    title: t(title),
    text: null,
    icon,
    questions: faqs
      .filter(
        (faq) => PLACES.find((one) => one.places.some((place) => faq.places.includes(place)))?.slug === slug,
      )
      .flatMap(questionOf),
  }));
}
