import type { BlockOf } from '@rooftop/content/blocks/block';
import { pathTo } from '@rooftop/content/page-paths';
import type { RequestContext } from '../../context.server.ts';
import { proseHtml, type TrustedHtml } from '../../ui/prose-html.server.tsx';
import type { LinkView } from '../link-view.server.ts';

export interface FaqListView {
  readonly heading: string;
  readonly text: string | null;
  readonly questions: readonly {
    readonly key: string;
    readonly question: string;
    readonly answer: TrustedHtml;
  }[];
  /** Link to the answers of all places. */
  readonly more: LinkView;
  readonly origin: string;
}

/** First questions of a place. Questions with an empty answer are left out. */
export async function faqListView(
  { heading, text, place, count }: BlockOf<'faqList'>,
  { content, href, origin, t }: Pick<RequestContext, 'content' | 'href' | 'origin' | 't'>,
): Promise<FaqListView | null> {
  const faqs = await content.faqs();
  const questions = faqs
    .filter(({ places }) => places.includes(place))
    .flatMap(({ id, question, answer }) => {
      const html = proseHtml(answer, href);
      return html === null ? [] : [{ key: id, question, answer: html }];
    })
    .slice(0, count);
  if (questions.length === 0) return null;
  const more = { label: t('blocks.faqs'), href: href(pathTo('help-center')) ?? pathTo('help-center') };
  return { heading: heading ?? t('blocks.faqList'), text, questions, more, origin };
}
