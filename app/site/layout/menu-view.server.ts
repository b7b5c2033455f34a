import type { MenuGroup, Navigation } from '@rooftop/content/documents/navigation/navigation';
import type { ContentLink } from '@rooftop/content/objects/links/link';
import { standardMenus } from '@rooftop/content/documents/navigation/standard-navigation';
import type { RequestContext } from '#app/context.server.ts';
import { orFallback } from '@rooftop/platform/or-fallback';

/** A menu link with its final URL. */
export interface MenuLink {
  readonly label: string;
  readonly href: string;
  readonly isCurrent: boolean;
}

/** A menu item: a link, or a named group of links. */
export type MenuGroupView = ReturnType<typeof menuGroups>[number];

type CurrentPage = Pick<RequestContext, 'href' | 'path'>;

/** Menus as set by editors, or else the standard menus. */
export async function readNavigation({
  content,
  locale,
}: Pick<RequestContext, 'content' | 'locale'>): Promise<Navigation> {
  return (await orFallback(content.navigation(), null)) ?? standardMenus(locale);
}

/** Links without those that have no safe target. */
export function menuLinks(links: readonly ContentLink[], { href, path }: CurrentPage): readonly MenuLink[] {
  return links.flatMap((link) => {
    const target = href(link.href);
    return target === null ? [] : [{ label: link.label, href: target, isCurrent: link.href === path }];
  });
}

/**
 * Groups without those that have neither link nor items. A group with both expands, and its own link becomes its
 * first item.
 */
export function menuGroups(groups: readonly MenuGroup[], place: CurrentPage) {
  return groups
    .map(({ key, label, href, links: below }) => {
      const own = menuLinks(href === null ? [] : [{ label, href }], place);
      const rest = menuLinks(below, place);
      const [only] = own;
      return rest.length === 0
        ? { key, label, href: only?.href ?? null, isCurrent: only?.isCurrent ?? false, links: [] }
        : { key, label, href: null, isCurrent: false, links: [...own, ...rest] };
    })
    .filter(({ href, links }) => href !== null || links.length > 0);
}
