import type { MenuGroup, Navigation } from '@rooftop/content/documents/navigation';
import type { ContentLink } from '@rooftop/content/objects/link';
import { standardMenus } from '@rooftop/content/documents/standard-navigation';
import type { RequestContext } from '../context.server.ts';
import { unlessUnavailable } from '../unless-unavailable.ts';

/** A link of a menu, ready to be followed. */
export interface MenuLink {
  readonly label: string;
  readonly href: string;
  readonly isCurrent: boolean;
}

/** What a menu shows as one: a link, or links under a name. */
export interface MenuGroupView {
  readonly key: string;
  readonly label: string;
  readonly href: string | null;
  readonly isCurrent: boolean;
  readonly links: readonly MenuLink[];
}

type Place = Pick<RequestContext, 'href' | 'path' | 'stencil'>;

/** What editors have put into the menus, else what every dealership begins with. */
export async function readNavigation({
  content,
  locale,
}: Pick<RequestContext, 'content' | 'locale'>): Promise<Navigation> {
  return (await unlessUnavailable(content.navigation(), null)) ?? standardMenus(locale);
}

/** Whether a menu has a link to a page, which it marks there. */
export function isInMenus({ header, footer, footerLine }: Navigation, path: string): boolean {
  const groups = [...header, ...footer];
  const links = [...groups, ...groups.flatMap(({ links: below }) => below), ...footerLine];
  return links.some(({ href }) => href === path);
}

/** Links without those that lead nowhere safe. */
export function menuLinks(links: readonly ContentLink[], place: Place): readonly MenuLink[] {
  const { href, stencil } = place;
  const path = stencil === null ? place.path : stencil.menuPath;
  return links.flatMap((link) => {
    const target = href(link.href);
    return target === null ? [] : [{ label: link.label, href: target, isCurrent: link.href === path }];
  });
}

/** Groups without those that neither lead nor open. A group that does both opens, and leads by its first link. */
export function menuGroups(groups: readonly MenuGroup[], place: Place): readonly MenuGroupView[] {
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
