import type { RequestContext } from '../../context.server.ts';
import { absolute } from '../../head/absolute.server.ts';
import { formatDate } from '../../stores/clock.server.ts';
import { bodyHtml } from '../../ui/body-html.server.tsx';
import type { TrustedHtml } from '../../ui/prose-html.server.tsx';
import { unlessUnavailable } from '../../unless-unavailable.ts';
import { type Words, words } from '../../wording.server.ts';
import { CAREERS_PATH } from './careers-path.ts';
import type { CareersView } from './careers-view.server.ts';
import { jobPosting, placesOf } from './job-posting.server.ts';
import { type OpenPosition, openPositions } from './open-positions.ts';
import { sayPay } from './say-pay.server.ts';

const OPENINGS_WORDS = ['careers.apply', 'careers.more', 'careers.openings'] as const;

/** A position, as somebody who looks for one reads it. */
export interface OpeningView {
  readonly key: string;
  readonly title: string;
  /** department, kind, store and pay, as far as they are said */
  readonly facts: readonly string[];
  /** since when, and until when */
  readonly dates: string;
  readonly description: TrustedHtml | null;
  readonly apply: { readonly href: string; readonly spoken: string };
}

export interface OpeningsView {
  readonly openings: readonly OpeningView[];
  /** instead of positions, where there are none */
  readonly empty: string | null;
  readonly words: Words<(typeof OPENINGS_WORDS)[number]>;
  /** https://schema.org/JobPosting of each */
  readonly postings: readonly object[];
}

/** The position that an address asks for, as the form names it; undefined: none that is open. */
export async function askedPosition(request: Request, context: RequestContext): Promise<string | undefined> {
  const asked = new URL(request.url).searchParams.get('opening');
  if (asked === null) return undefined;
  const opening = (await currentOpenings(context)).find(({ id }) => id === asked);
  return opening && positionName(opening, await storesOf(context));
}

const storesOf = ({ content }: RequestContext) => unlessUnavailable(content.stores(), []);
const currentOpenings = async (context: RequestContext) =>
  openPositions(await unlessUnavailable(context.content.jobOpenings(), []), context);

type Stores = Awaited<ReturnType<typeof storesOf>>;

/** In a dealership of several stores a position is named with its store. */
function positionName({ title, storeKey }: OpenPosition, stores: Stores): string {
  const store = stores.length > 1 ? stores.find(({ key }) => key === storeKey) : undefined;
  return store === undefined ? title : `${title}, ${store.name}`;
}

/** @param way how one applies: by the page's form, or by mail */
export async function openingsView(
  { way, ...mail }: Pick<CareersView, 'way'> & { readonly email?: { readonly href: string } | null },
  context: RequestContext,
): Promise<OpeningsView> {
  const { href, say } = context;
  const [current, stores, company] = await Promise.all([
    currentOpenings(context),
    storesOf(context),
    context.company(),
  ]);
  const url = absolute(CAREERS_PATH, context);
  const shown = await Promise.all(
    current.map(async (opening, at) => {
      const description = await bodyHtml(opening.description, context, `opening-${at + 1}`);
      const form = href(`${CAREERS_PATH}?opening=${encodeURIComponent(opening.id)}#form-careers`);
      const view: OpeningView = {
        key: opening.id,
        title: opening.title,
        facts: factsOf(opening, stores, context),
        dates: datesOf(opening, context),
        description,
        apply: {
          href: (way === 'form' ? form : (mail.email?.href ?? href('/contact-us'))) ?? '/',
          spoken: say('careers.applyFor', { position: positionName(opening, stores) }),
        },
      };
      const places = placesOf(opening, stores, company);
      const posting = jobPosting(
        opening,
        { description: description?.html ?? opening.title, places, hasForm: way === 'form', url },
        context,
      );
      // A posting without a place is none to search engines.
      return { view, posting: places.length === 0 ? [] : [posting] };
    }),
  );
  return {
    openings: shown.map(({ view }) => view),
    empty: shown.length > 0 ? null : say('careers.noOpenings'),
    words: words(say, OPENINGS_WORDS),
    postings: shown.flatMap(({ posting }) => posting),
  };
}

function factsOf(opening: OpenPosition, stores: Stores, context: RequestContext): readonly string[] {
  const { say } = context;
  const store = stores.find(({ key }) => key === opening.storeKey);
  return [
    opening.department === null ? null : say(`team.${opening.department}`),
    say(`careers.${opening.employmentType}`),
    stores.length < 2 ? null : (store?.name ?? say('team.allStores')),
    sayPay(opening.pay, context),
  ].filter((fact) => fact !== null);
}

function datesOf(
  { postedOn, openUntil }: OpenPosition,
  { locale, say }: Pick<RequestContext, 'locale' | 'say'>,
): string {
  const posted = formatDate(postedOn, locale);
  return openUntil === null
    ? say('careers.posted', { posted })
    : say('careers.postedUntil', { posted, until: formatDate(openUntil, locale) });
}
