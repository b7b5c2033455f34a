import type { Icon } from '@rooftop/content/blocks/block';
import type { RequestContext } from '../../context.server.ts';
import { createTextIndex } from '../../search/full-text.ts';
import { markFound, snippet, type TextPiece } from '../../search/marked-text.ts';
import { queryWords } from '../../search/words.ts';
import { breadcrumbList } from '../../vehicles/breadcrumb-list.ts';
import { type HelpLeadView, helpLeadView } from './help-lead-view.server.ts';
import { answerPath, HELP_PATH, helpSectionPath } from './help-paths.ts';
import { type HelpSection, helpSections } from './help-sections.server.ts';

/** Questions that many ask, on the first page. */
const MOST_ASKED = 6;
/** Answers that a search shows. */
const MOST_FOUND = 20;
/** Characters of a question that are read. */
const LONGEST_QUERY = 200;

interface FoundAnswer {
  readonly href: string;
  readonly section: string;
  readonly question: readonly TextPiece[];
  readonly snippet: readonly TextPiece[];
}

/** What somebody looks for, and what there is of it. */
interface FoundView {
  readonly heading: string;
  readonly answers: readonly FoundAnswer[];
}

/** The first page of the help center, or a search in it. */
export interface HelpCenterView {
  readonly lead: HelpLeadView;
  /** null: nothing is looked for */
  readonly found: FoundView | null;
  readonly sectionsHeading: string;
  readonly sections: readonly {
    readonly key: string;
    readonly title: string;
    readonly text: string | null;
    readonly icon: Icon | null;
    readonly href: string;
    readonly count: string;
  }[];
  readonly asked: {
    readonly heading: string;
    readonly questions: readonly { readonly label: string; readonly href: string }[];
  } | null;
  readonly structured: object;
}

/** What an address asks for; empty: nothing. */
export const askedQuery = (request: Request): string =>
  (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, LONGEST_QUERY).toWellFormed();

export async function helpCenterView(query: string, context: RequestContext): Promise<HelpCenterView> {
  const { href, origin, say } = context;
  const sections = (await helpSections(context)).filter(({ questions }) => questions.length > 0);
  const lead = helpLeadView({ title: null, intro: say('help.intro'), query }, context);
  const asked = query === '' ? mostAsked(sections, context) : [];
  return {
    lead,
    found: query === '' ? null : foundView(query, sections, context),
    sectionsHeading: say('help.sections'),
    sections: sections.map(({ slug, title, text, icon, questions }) => ({
      key: slug,
      title,
      text,
      icon,
      href: href(helpSectionPath(slug)) ?? '/',
      count: say(questions.length === 1 ? 'help.countOne' : 'help.countMany', { count: questions.length }),
    })),
    asked: asked.length === 0 ? null : { heading: say('help.mostAsked'), questions: asked },
    structured: {
      '@context': 'https://schema.org',
      ...breadcrumbList(lead.crumbs, origin + (href(HELP_PATH) ?? '')),
    },
  };
}

/** The first questions of every part by turns: editors put first what is asked most. */
function mostAsked(sections: readonly HelpSection[], { href }: Pick<RequestContext, 'href'>) {
  const longest = Math.max(0, ...sections.map(({ questions }) => questions.length));
  return Array.from({ length: longest }, (_, at) => at)
    .flatMap((at) =>
      sections.flatMap(({ slug, questions: { [at]: one } }) =>
        one === undefined ? [] : [{ label: one.question, href: href(answerPath(slug, one.id)) ?? '/' }],
      ),
    )
    .slice(0, MOST_ASKED);
}

function foundView(
  query: string,
  sections: readonly HelpSection[],
  { href, say }: Pick<RequestContext, 'href' | 'say'>,
): FoundView {
  const asks = queryWords(query);
  const index = createTextIndex(
    sections.flatMap(({ slug, title: section, questions }) =>
      questions.map(({ id, question, text }) => ({
        title: question,
        headings: [section],
        text,
        section,
        href: href(answerPath(slug, id)) ?? '/',
      })),
    ),
  );
  const found = asks.length === 0 ? [] : index.search(asks).slice(0, MOST_FOUND);
  return {
    heading: say(found.length === 0 ? 'help.nothing' : 'help.results', { query }),
    answers: found.map(({ title, text, section, href: to }) => ({
      href: to,
      section,
      question: markFound(title, asks),
      snippet: snippet(text, asks),
    })),
  };
}
