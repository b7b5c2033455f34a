import type { BlockOf } from '@rooftop/content/blocks/block';
import { pathTo } from '@rooftop/content/page-paths';
import type { RequestContext } from '#app/context.server.ts';
import { proseHtml } from '#app/ui/prose/prose-html.server.tsx';
import { absoluteLinks } from '#app/ui/prose/absolute-links.ts';
import { Accordion } from '#app/ui/accordion.tsx';
import { JsonLd } from '#app/ui/json-ld.tsx';
import { RenderedProse } from '#app/ui/prose/prose.tsx';
import { useElementId } from '#app/ui/use-element-id.ts';
import { BlockHeading } from '../block-heading.tsx';
import { MoreLink } from '../more-link.tsx';
import { staticBlock } from '../static-block.server.tsx';

type FaqListView = NonNullable<Awaited<ReturnType<typeof faqListView>>>;

/** First questions of a place. Questions with an empty answer are left out. */
async function faqListView(
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

/** Expandable questions, with structured data. */
function FaqList({ view }: { readonly view: FaqListView }) {
  const id = useElementId();
  const { heading, text, questions, more, origin } = view;
  return (
    <section className="block faq-list" aria-labelledby={id}>
      <BlockHeading id={id} heading={heading} text={text} />
      <Accordion
        items={questions.map(({ key, question, answer }) => ({
          key,
          title: question,
          content: <RenderedProse of={answer} />,
        }))}
      />
      <MoreLink to={more} />
      <JsonLd of={faqPage(questions, origin)} />
    </section>
  );
}

/** Structured data: https://schema.org/FAQPage. Answers may contain HTML paragraphs, lists and links. */
const faqPage = (questions: FaqListView['questions'], origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: absoluteLinks(answer.html, origin) },
  })),
});

export const block = staticBlock('faqList', faqListView, FaqList, () => [
  { heading: null, text: null, place: 'home', count: 4 },
]);
