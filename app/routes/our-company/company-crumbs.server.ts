import type { RequestContext } from '../../context.server.ts';
import { absolute } from '../../head/absolute.server.ts';
import { breadcrumbList } from '../../vehicles/breadcrumb-list.ts';
import type { Crumb, CrumbsProps } from '../../vehicles/crumbs.tsx';

/** Where the dealership tells of itself, without the language. */
export const COMPANY_PATH = '/our-company';

/**
 * The way to a page of the company.
 * @param name what the page is called in it
 * @param between what it lies below, besides the company
 */
export function companyCrumbs(
  name: string,
  { dealership, href, say }: Pick<RequestContext, 'dealership' | 'href' | 'say'>,
  between: readonly Crumb[] = [],
): CrumbsProps {
  return {
    label: say('crumbs.label'),
    crumbs: [
      { label: dealership.name, href: href('/') },
      { label: say('company.name'), href: href(COMPANY_PATH) },
      ...between,
      { label: name, href: null },
    ],
  };
}

/** Facts for search engines about a page, and the way to it. @param path without the language */
export const withCrumbs = (
  path: string,
  { crumbs }: Pick<CrumbsProps, 'crumbs'>,
  facts: readonly object[],
  context: Pick<RequestContext, 'origin' | 'href'>,
): object => ({
  '@context': 'https://schema.org',
  '@graph': [...facts, breadcrumbList(crumbs, absolute(path, context))],
});
