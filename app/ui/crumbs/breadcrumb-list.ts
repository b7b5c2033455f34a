import type { Crumb } from './crumbs.tsx';

/** A page's breadcrumbs for search engines: https://schema.org/BreadcrumbList. @param url the page's absolute URL */
export const breadcrumbList = (crumbs: readonly Crumb[], url: string): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, href }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: label,
    item: href === null ? url : new URL(href, url).href,
  })),
});
