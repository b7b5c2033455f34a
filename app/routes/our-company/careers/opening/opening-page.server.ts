import { data } from '#app/framework.server.ts';
import type { JobOpening } from '@rooftop/content/documents/job-opening/job-opening';
import { pathTo } from '@rooftop/content/page-paths';
import type { RequestContext } from '#app/context.server.ts';
import { type HeadFacts, headOf, type PageHead } from '#app/site/head/page-head.server.ts';
import { hasCars, hasVideo } from '#app/blocks/rich-text/body-html.server.tsx';
import { serverRendered, type ServerRenderedView } from '#app/ui/server-rendered.server.ts';
import { orFallback } from '@rooftop/platform/or-fallback';
import { type CareersView, careersView } from '../careers-view.server.ts';
import { currentOpenings } from '../current-openings.ts';
import { firstParagraph, type OpeningCardView, openingCardView } from '../opening-card-view.server.ts';
import { openingName } from '../opening-name.ts';
import { type ClosedOpeningView, closedOpeningView } from './closed-opening-view.server.ts';
import { type OpeningView, openingView } from './opening-view.server.ts';
import { page as careers } from '../page.ts';
import { sharedOpening } from './page.server.ts';

/** Page of a job opening: description and application, or a short notice after it has closed. */
export interface OpeningPage {
  readonly head: PageHead;
  readonly opening: ServerRenderedView<OpeningView | ClosedOpeningView>;
  /** Null if the opening has closed. */
  readonly application: CareersView | null;
  readonly others: ServerRenderedView<{
    readonly heading: string;
    readonly cards: readonly OpeningCardView[];
  }>;
  /** Whether its text has a video to play, and whether it shows cars. */
  readonly hasFilm: boolean;
  readonly hasCars: boolean;
}

/** Number of other job openings to show. */
const MOST_OTHERS = 3;

/** Builds the page of a job opening. Closed openings answer 410, like offers that have ended. */
export async function openingPage(opening: JobOpening, context: RequestContext) {
  const { content, dealership, t } = context;
  const [all, stores] = await Promise.all([
    orFallback(content.jobOpenings(), []),
    orFallback(content.stores(), []),
  ]);
  const cards = currentOpenings(all, context)
    .filter(({ id }) => id !== opening.id)
    .slice(0, MOST_OTHERS)
    .map((one) => openingCardView(one, stores, context));
  const head = (facts: Omit<HeadFacts, 'address'>) =>
    headOf({ ...facts, address: pathTo('opening', opening) }, context);
  const [open] = currentOpenings([opening], context);

  if (open === undefined) {
    const view = closedOpeningView({ hasOthers: cards.length > 0 }, context);
    const page: OpeningPage = {
      head: await head({
        title: view.heading,
        description: view.text,
        isIndexed: false,
        picture: careers,
      }),
      opening: serverRendered<OpeningView | ClosedOpeningView>(view, context),
      application: null,
      others: serverRendered({ heading: t('careers.openings'), cards }, context),
      hasFilm: false,
      hasCars: false,
    };
    return data(page, { status: 410 });
  }

  const name = openingName(open, stores);
  const application = await careersView(context, name);
  const page: OpeningPage = {
    head: await head({
      title: name,
      description: firstParagraph(open.description) ?? t('careers.description', { name: dealership.name }),
      isIndexed: true,
      picture: { of: sharedOpening, key: open.slug },
    }),
    opening: serverRendered<OpeningView | ClosedOpeningView>(
      await openingView(open, { stores, way: application.way }, context),
      context,
    ),
    application,
    others: serverRendered({ heading: t('careers.others'), cards }, context),
    hasFilm: hasVideo(open.description),
    hasCars: hasCars(open.description),
  };
  return data(page);
}
