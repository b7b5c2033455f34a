import { pathTo } from '@rooftop/content/page-paths';
import type { RequestContext } from '#app/context.server.ts';
import { breadcrumbList } from '#app/ui/crumbs/breadcrumb-list.ts';
import { absoluteLinks } from '#app/ui/prose/absolute-links.ts';
import { wordsFor } from '#app/locales/wording.server.ts';
import { helpLeadView } from '../help-lead-view.server.ts';
import { answerId } from '../answer-path.ts';
import { type HelpSection, helpSections } from '../help-sections.server.ts';

const VOTE_WORDS = ['help.no', 'help.thanks', 'help.wasHelpful', 'help.yes'] as const;

/** A help category with its questions. */
export type HelpCategoryView = ReturnType<typeof helpCategoryView>;

/** A question that expands to its answer. */
export type QuestionView = HelpCategoryView['questions'][number];

/** Finds a help category and the others next to it. Undefined if there is no such category. */
export async function findSection(slug: string | undefined, context: RequestContext) {
  const sections = await helpSections(context);
  const section = sections.find((one) => one.slug === slug);
  return (
    section && { section, others: sections.filter((one) => one !== section && one.questions.length > 0) }
  );
}

/** Query parameter that names the question the visitor voted on. */
export const THANKS = 'thanks';

export function helpCategoryView(
  { section, others }: { readonly section: HelpSection; readonly others: readonly HelpSection[] },
  request: Request,
  context: RequestContext,
) {
  const { href, origin, t } = context;
  const { slug, title, text, questions } = section;
  const voted = new URL(request.url).searchParams.get(THANKS);
  const lead = helpLeadView({ title, intro: text }, context);
  const address = href(pathTo('help-category', { category: slug })) ?? '/';
  return {
    lead,
    questions: questions.map(({ id, question, answer }) => ({
      id,
      question,
      answer,
      /** ID of the element with the answer. */
      answerId: answerId(id),
      /** Whether the visitor has just voted on the answer. */
      isVoted: id === voted,
    })),
    /** URL that votes are posted to. */
    action: address,
    /** Shown when there are no questions. */
    empty: questions.length === 0 ? t('help.empty') : null,
    others:
      others.length === 0
        ? null
        : {
            heading: t('help.others'),
            links: others.map((one) => ({
              label: one.title,
              href: href(pathTo('help-category', { category: one.slug })) ?? '/',
            })),
          },
    structured: {
      '@context': 'https://schema.org',
      '@graph': [
        breadcrumbList(lead.crumbs, origin + address),
        ...(questions.length === 0 ? [] : [faqPage(section, origin + address, context)]),
      ],
    },
    words: wordsFor(t, VOTE_WORDS),
  };
}

/** Structured data: https://schema.org/FAQPage. Answers may contain HTML paragraphs, lists and links. */
const faqPage = (
  { title, questions }: HelpSection,
  url: string,
  { locale, origin }: Pick<RequestContext, 'locale' | 'origin'>,
): object => ({
  '@type': 'FAQPage',
  '@id': `${url}#questions`,
  name: title,
  inLanguage: locale,
  mainEntity: questions.map(({ id, question, answer }) => ({
    '@type': 'Question',
    name: question,
    url: `${url}#${answerId(id)}`,
    acceptedAnswer: { '@type': 'Answer', text: absoluteLinks(answer.html, origin) },
  })),
});
