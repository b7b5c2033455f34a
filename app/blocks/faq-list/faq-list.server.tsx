import { absoluteLinks } from '#app/ui/absolute-links.ts';
import { Accordion } from '#app/ui/accordion.tsx';
import { JsonLd } from '#app/ui/json-ld.tsx';
import { RenderedProse } from '#app/ui/prose.tsx';
import { useElementId } from '#app/ui/use-element-id.ts';
import { BlockHeading } from '../block-heading.tsx';
import { MoreLink } from '../more-link.tsx';
import type { FaqListView } from './faq-list-view.server.ts';

/** Expandable questions, with structured data. */
export function FaqList({ view }: { readonly view: FaqListView }) {
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
