import type { Block } from '@rooftop/content/blocks/block';
import type { Page } from '@rooftop/content/documents/page/page';
import { blockViews } from '#app/blocks/block-views.server.ts';
import { shownArms, shownBlocks } from '@rooftop/platform/experiments/shown-blocks';
import type { RequestContext } from '#app/context.server.ts';
import { headOf } from '../head/page-head.server.ts';
import { pagePicture } from './page-share.server.ts';
import { plainText } from '#app/blocks/rich-text/body.ts';
import { serverRendered } from '#app/ui/server-rendered.server.ts';
import { breadcrumbList } from '#app/ui/crumbs/breadcrumb-list.ts';
import type { Crumb } from '#app/ui/crumbs/crumbs.tsx';
import { orFallback } from '@rooftop/platform/or-fallback';

/** Content of a page made of blocks: written by editors, or a standard page. */
interface WrittenPage extends Pick<Page, 'name' | 'description'> {
  /** ID of the editors' document. Undefined for a standard page. */
  readonly id?: string;
  readonly blocks: readonly Block[];
  /** Null means the page's name. */
  readonly title?: string | null;
  /** Whether search engines may index it. Defaults to true. */
  readonly isIndexed?: boolean;
  /** ISO 8601. Undefined if unknown. */
  readonly updatedAt?: string;
}

/** Blocks that contain the page's heading when they come first. */
const HEADS: ReadonlySet<string> = new Set(['hero', 'heroSlides']);

/** Structured data: https://schema.org/WebPage with breadcrumbs. */
const structuredPage = (
  page: Omit<WrittenPage, 'blocks'>,
  url: string,
  crumbs: readonly Crumb[],
  locale: RequestContext['locale'],
): object => ({
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'WebPage',
      '@id': url,
      url,
      name: page.title ?? page.name,
      description: page.description ?? undefined,
      inLanguage: locale,
      dateModified: page.updatedAt,
    },
    breadcrumbList(crumbs, url),
  ],
});

/** First text below a heading, used as the description if there is none. */
function firstWords(blocks: WrittenPage['blocks']): string | null {
  for (const block of blocks) {
    const words = block._type === 'richText' ? plainText(block.body) : 'text' in block ? block.text : null;
    if (words) return words.split('\n', 1)[0] ?? null;
  }
  return null;
}

/**
 * Data of a page made of blocks, for `PageOfBlocks`.
 * @param path Path of the page, without the language.
 * @param between Breadcrumbs between the home page and this page.
 */
export async function pageData(
  path: string,
  page: WrittenPage,
  context: RequestContext,
  between: readonly Crumb[] = [],
) {
  const { dealership, href, locale, origin, t } = context;
  const { name, title, isIndexed = true } = page;
  const shown = shownBlocks(page.blocks, context);
  const description = page.description ?? firstWords(shown);
  const crumbs: readonly Crumb[] = [
    { label: dealership.name, href: href('/') },
    ...between,
    { label: name, href: null },
  ];
  const [blocks, head] = await Promise.all([
    blockViews(shown, context, page.id === undefined ? undefined : { id: page.id, type: 'page' }),
    headOf(
      { title: title ?? name, description, address: path, isIndexed, picture: pagePicture(path) },
      context,
    ),
  ]);
  // A first block without content is left out, and its heading with it.
  const [first] = blocks;
  const hasHeading = first !== undefined && HEADS.has(first.type) && first.key === shown[0]?.key;
  const lead = {
    crumbs,
    label: t('crumbs.label'),
    heading: hasHeading ? null : name,
    structured: structuredPage({ ...page, description }, origin + (href(path) ?? path), crumbs, locale),
  };
  return { head, lead: serverRendered(lead, context), blocks, arms: shownArms(page.blocks, context) };
}

/** The page that editors wrote for a path, or else the standard page. Also works while content is unavailable. */
export async function pageOrStandard(
  path: string,
  standard: WrittenPage,
  context: RequestContext,
  between?: readonly Crumb[],
) {
  const pages = await orFallback(context.content.pages(), []);
  const page = pages.find((one) => one.path === path && one.blocks.length > 0);
  return pageData(path, page ?? standard, context, between);
}
