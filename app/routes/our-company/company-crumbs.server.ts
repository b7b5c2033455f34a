import type { RequestContext } from '#app/context.server.ts';
import { absolute } from '#app/site/head/absolute.server.ts';
import { breadcrumbList } from '#app/ui/crumbs/breadcrumb-list.ts';
import type { Crumb, CrumbsProps } from '#app/ui/crumbs/crumbs.tsx';

/** Path of the company pages, without the language. */
const COMPANY_PATH = '/our-company';

/**
 * Breadcrumbs of a company page.
 * @param name Name of the page in its breadcrumbs.
 * @param between Parent pages below the company page.
 */
export function companyCrumbs(
  name: string,
  { dealership, href, t }: Pick<RequestContext, 'dealership' | 'href' | 't'>,
  between: readonly Crumb[] = [],
): CrumbsProps {
  return {
    label: t('crumbs.label'),
    crumbs: [
      { label: dealership.name, href: href('/') },
      { label: t('company.name'), href: href(COMPANY_PATH) },
      ...between,
      { label: name, href: null },
    ],
  };
}

/**
 * Structured data of a page with its breadcrumbs.
 * @param path Path without the language.
 */
export const withCrumbs = (
  path: string,
  { crumbs }: Pick<CrumbsProps, 'crumbs'>,
  facts: readonly object[],
  context: Pick<RequestContext, 'origin' | 'href'>,
): object => ({
  '@context': 'https://schema.org',
  '@graph': [...facts, breadcrumbList(crumbs, absolute(path, context))],
});
