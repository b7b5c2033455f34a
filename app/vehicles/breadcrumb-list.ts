import type { Crumb } from './crumbs.tsx';

/** The way to a page as search engines read it: https://schema.org/BreadcrumbList. @param url the page's, absolute */
export const breadcrumbList = (crumbs: readonly Crumb[], url: string): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, href }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: label,
    item: href === null ? url : new URL(href, url).href,
  })),
});
