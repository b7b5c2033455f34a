import type { Page } from '@rooftop/content/documents/page';
import type { Image } from '@rooftop/content/objects/image';
import { formatMoney } from '../../locales/format-number.server.ts';
import type { RequestContext } from '../../context.server.ts';
import { PUBLIC } from '../../vehicles/inventory/audience.server.ts';
import { currentOffers } from '../../vehicles/offers/current-offers.ts';
import { currentOpenings } from '../../routes/careers/current-openings.ts';
import { publishedArticles } from '../../routes/car-research/published-articles.server.ts';
import { helpSections } from '../../routes/help-center/help-sections.server.ts';
import { isLandingPath, STANDARD_PAGES } from '../pages/standard/standard-pages.ts';
import { legalPages } from '../../routes/legal/document/legal-pages.server.ts';
import { nameOf } from '../../routes/meet-our-team/staff-card-view.server.ts';
import { orFallback } from '../../http/or-fallback.ts';
import { fullName } from '../../vehicles/detail/full-name.ts';
import { vehicleSharePicture } from '../../vehicles/pictures/vehicle-pictures.server.ts';
import { type CardFacts, PAGES } from './pages.server.ts';

type FindSubject = (key: string, context: RequestContext) => Promise<CardFacts | undefined>;

const card = (headline: string, picture: Image | null = null): CardFacts => ({ headline, picture });

const article: FindSubject = async (key, context) => {
  const articles = await orFallback(publishedArticles(context), []);
  const found = articles.find(({ slug }) => slug === key);
  return found && card(found.title, found.image);
};

const offer: FindSubject = async (key, context) => {
  const offers = await orFallback(context.content.offers(), []);
  const found = currentOffers(offers, context).find((one) => one.key === key);
  return found && card(found.name, found.image);
};

const person: FindSubject = async (key, { content }) => {
  const staff = await orFallback(content.staff(), []);
  const found = staff.find(({ slug }) => slug === key);
  return found && card(nameOf(found), found.image);
};

const opening: FindSubject = async (key, context) => {
  const openings = await orFallback(context.content.jobOpenings(), []);
  const found = currentOpenings(openings, context).find(({ slug }) => slug === key);
  return found && card(found.title);
};

const location: FindSubject = async (key, { content }) => {
  const stores = await orFallback(content.stores(), []);
  const found = stores.find((store) => store.key === key);
  return found && card(found.name);
};

const help: FindSubject = async (key, context) => {
  const found = (await helpSections(context)).find(({ slug }) => slug === key);
  return found && card(found.title);
};

const legal: FindSubject = async (key, context) => {
  const found = (await legalPages(context)).find(({ kind }) => kind === key);
  return found && card(found.title);
};

/** A publicly visible car by its VIN. Private cars are not found, and locked prices are left out. */
const vehicle: FindSubject = async (key, context) => {
  const index = await context.inventory.index();
  const hit = index.findHit(key, PUBLIC);
  if (hit === null || hit.listing.status === 'sold') return undefined;
  const { listing, price } = hit;
  return {
    headline: fullName(listing),
    detail: price === null ? undefined : formatMoney(price, context.locale),
    picture: vehicleSharePicture(listing, context),
  };
};

/** The page's own picture, or else the first one in its first block. */
function pictureOf({ image, blocks: [first] }: Page): Image | null {
  if (image !== null) return image;
  if (first?._type === 'hero') return first.image;
  return first?._type === 'heroSlides' ? (first.slides[0]?.image ?? null) : null;
}

/** A page made of blocks by its path: `winter-tires`, or with dots instead of slashes between its segments. */
const page: FindSubject = async (key, { content, dealership, t }) => {
  const path = `/${key.replaceAll('.', '/')}`;
  const pages = await orFallback(content.pages(), []);
  const found = pages.find((one) => one.path === path && one.blocks.length > 0);
  if (found !== undefined) return card(found.name, pictureOf(found));
  if (!isLandingPath(path)) return undefined;
  const settings = await orFallback(content.settings(), null);
  return card(STANDARD_PAGES[path]({ dealership, t, settings }).name);
};

const SUBJECTS = { article, offer, person, opening, location, help, legal, page, vehicle } as const;
export type SubjectKind = keyof typeof SUBJECTS;

/** One of many pages of a kind, which has its own image for shared links. */
export interface Subject {
  readonly of: SubjectKind;
  /** Unique within the dealership. */
  readonly key: string;
}

/**
 * Subject of a page made of blocks.
 * @param path Path without the language.
 */
export const pageSubject = (path: string): Subject => ({
  of: 'page',
  key: path.slice(1).replaceAll('/', '.'),
});

/** Whether a URL parameter is the name of a subject kind. */
export const isSubjectKind = (name: string | undefined): name is SubjectKind =>
  name !== undefined && Object.hasOwn(SUBJECTS, name);

/** Data of a subject's card. Undefined if the dealership has no such subject. */
export async function subjectCard(
  { of, key }: Subject,
  context: RequestContext,
): Promise<CardFacts | undefined> {
  const found = await SUBJECTS[of](key, context);
  if (found === undefined || found.picture !== null) return found;
  return { ...found, picture: (await PAGES.home(context)).picture };
}
