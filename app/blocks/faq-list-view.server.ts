import type { BlockOf } from '@rooftop/content/blocks/block';
import type { RequestContext } from '../context.server.ts';
import { proseHtml, type TrustedHtml } from '../ui/prose-html.server.tsx';

export interface FaqListView {
  readonly heading: string;
  readonly text: string | null;
  readonly questions: readonly {
    readonly key: string;
    readonly question: string;
    readonly answer: TrustedHtml;
  }[];
}

/** The first questions of a place; one whose answer says nothing is no answer. */
export async function faqListView(
  { heading, text, place, count }: BlockOf<'faqList'>,
  { content, href, say }: Pick<RequestContext, 'content' | 'href' | 'say'>,
): Promise<FaqListView | null> {
  const faqs = await content.faqs();
  const questions = faqs
    .filter(({ places }) => places.includes(place))
    .flatMap(({ id, question, answer }) => {
      const html = proseHtml(answer, href);
      return html === null ? [] : [{ key: id, question, answer: html }];
    })
    .slice(0, count);
  return questions.length === 0 ? null : { heading: heading ?? say('blocks.faqList'), text, questions };
}
