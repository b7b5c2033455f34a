import { BillIcon } from '@sanity/icons/Bill';
import { CogIcon } from '@sanity/icons/Cog';
import { CommentIcon } from '@sanity/icons/Comment';
import { EnterRightIcon } from '@sanity/icons/EnterRight';
import { HelpCircleIcon } from '@sanity/icons/HelpCircle';
import { HomeIcon } from '@sanity/icons/Home';
import { MenuIcon } from '@sanity/icons/Menu';
import { PinIcon } from '@sanity/icons/Pin';
import { TagIcon } from '@sanity/icons/Tag';
import { ThLargeIcon } from '@sanity/icons/ThLarge';
import { UsersIcon } from '@sanity/icons/Users';
import { API_VERSION } from '@rooftop/content/schema';
import type { ComponentType } from 'react';
import type { StructureBuilder, StructureResolverContext } from 'sanity/structure';
import { z } from 'zod';
import { type OwnedType, templateOf } from '../templates.ts';
import { datedLists } from './dated-lists.ts';
import { ownedList } from './owned-list.ts';

const SECTIONS_QUERY = `*[_type == "dealership" && _id == $dealership][0] {
  name,
  "slug": slug.current,
  "timeZone": coalesce(timeZone, "America/New_York"),
  "homePage": *[_type == "homePage" && dealership._ref == $dealership] | order(_id asc) [0]._id,
  "navigation": *[_type == "navigation" && dealership._ref == $dealership] | order(_id asc) [0]._id
}`;
const sectionsShape = z
  .object({
    name: z.string().nullable(),
    slug: z.string().nullable(),
    timeZone: z.string(),
    homePage: z.string().nullable(),
    navigation: z.string().nullable(),
  })
  .nullable();

/** What an editor does for one dealership, most frequent first. */
export async function dealershipSections(
  S: StructureBuilder,
  context: StructureResolverContext,
  dealership: string,
) {
  const client = context.getClient({ apiVersion: API_VERSION }).withConfig({ perspective: 'drafts' });
  const found = sectionsShape.parse(await client.fetch<unknown>(SECTIONS_QUERY, { dealership }));
  const slug = found?.slug ?? dealership.replace(/^dealership-/, '');
  const timeZone = found?.timeZone ?? 'America/New_York';

  /** The one document of its type. Its id is the item's: deep links to the document find it by that. */
  const only = (type: 'homePage' | 'navigation', title: string, icon: ComponentType) => {
    const id = found?.[type] ?? `${type}-${slug}`;
    const document = S.document().schemaType(type).documentId(id);
    return S.listItem()
      .id(id)
      .title(title)
      .icon(icon)
      .child(document.initialValueTemplate(templateOf(type), { dealership }));
  };
  const dated = (type: 'promotion' | 'offer', title: string, icon: ComponentType) =>
    S.listItem()
      .id(`${type}s`)
      .title(title)
      .icon(icon)
      .child(datedLists(S, { type, title, dealership, timeZone }));
  const list = (type: OwnedType, id: string, title: string, icon: ComponentType, orderedBy?: 'from') =>
    S.listItem()
      .id(id)
      .title(title)
      .icon(icon)
      .child(ownedList(S, { type, title, dealership, ...(orderedBy && { orderedBy }) }));

  return (
    S.list()
      .id(dealership)
      .title(found?.name ?? 'New dealership')
      // Search results and deep links lead into the items below; what none of them holds opens by itself.
      .canHandleIntent(() => false)
      .items([
        only('homePage', 'Home page', HomeIcon),
        only('navigation', 'Menus', MenuIcon),
        S.divider(),
        dated('promotion', 'Promotions', TagIcon),
        dated('offer', 'Offers', BillIcon),
        list('review', 'reviews', 'Reviews', CommentIcon),
        list('faq', 'questions', 'Questions', HelpCircleIcon),
        list('bodyStyle', 'body-styles', 'Body styles', ThLargeIcon),
        S.divider(),
        list('store', 'stores', 'Stores', PinIcon),
        list('staffMember', 'team', 'Team', UsersIcon),
        list('redirectRule', 'redirects', 'Redirects', EnterRightIcon, 'from'),
        S.listItem()
          .id(dealership)
          .title('Settings')
          .icon(CogIcon)
          .child(S.document().schemaType('dealership').documentId(dealership)),
      ])
  );
}
