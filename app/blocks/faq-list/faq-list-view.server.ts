import type { BlockOf } from '@rooftop/content/blocks/block';
import { pathTo } from '@rooftop/content/page-paths';
import type { RequestContext } from '#app/context.server.ts';
import { proseHtml } from '#app/ui/prose/prose-html.server.tsx';

export type FaqListView = NonNullable<Awaited<ReturnType<typeof faqListView>>>;

/** First questions of a place. Questions with an empty answer are left out. */
export async function faqListView(
  { heading, text, place, count }: BlockOf<'faqList'>,
  { content, href, origin, t }: Pick<RequestContext, 'content' | 'href' | 'origin' | 't'>,
) {
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
  return {
    heading: heading ?? t('blocks.faqList'),
    text,
    questions,
    /** Link to the answers of all places. */
    more,
    origin,
  };
}
