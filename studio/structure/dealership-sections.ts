import { CogIcon } from '@sanity/icons/Cog';
import { HomeIcon } from '@sanity/icons/Home';
import { PinIcon } from '@sanity/icons/Pin';
import { API_VERSION } from '@rooftop/content/schema';
import type { StructureBuilder, StructureResolverContext } from 'sanity/structure';
import { z } from 'zod';
import { HOME_PAGE_OF_DEALERSHIP, STORE_OF_DEALERSHIP } from '../templates.ts';

const SECTIONS_QUERY = `*[_type == "dealership" && _id == $dealership][0] {
  name,
  "slug": slug.current,
  "homePage": *[_type == "homePage" && dealership._ref == $dealership] | order(_id asc) [0]._id
}`;
const sectionsShape = z
  .object({ name: z.string().nullable(), slug: z.string().nullable(), homePage: z.string().nullable() })
  .nullable();

/** What an editor does for one dealership, most frequent first. */
export async function dealershipSections(
  S: StructureBuilder,
  context: StructureResolverContext,
  dealership: string,
) {
  const client = context.getClient({ apiVersion: API_VERSION }).withConfig({ perspective: 'drafts' });
  const found = sectionsShape.parse(await client.fetch<unknown>(SECTIONS_QUERY, { dealership }));
  const homePage = found?.homePage ?? `homePage-${found?.slug ?? dealership.replace(/^dealership-/, '')}`;
  return (
    S.list()
      .id(dealership)
      .title(found?.name ?? 'New dealership')
      // Search results and deep links lead into the items below; what none of them holds opens by itself.
      .canHandleIntent(() => false)
      .items([
        S.listItem()
          // The id of the only document in an item is the item's: deep links to the document find it by that.
          .id(homePage)
          .title('Home page')
          .icon(HomeIcon)
          .child(
            S.document()
              .schemaType('homePage')
              .documentId(homePage)
              .initialValueTemplate(HOME_PAGE_OF_DEALERSHIP, { dealership }),
          ),
        S.listItem()
          .id('stores')
          .title('Stores')
          .icon(PinIcon)
          .child(
            S.documentTypeList('store')
              .title('Stores')
              .apiVersion(API_VERSION)
              .filter('_type == "store" && dealership._ref == $dealership')
              .params({ dealership })
              .defaultOrdering([{ field: 'order', direction: 'asc' }])
              .initialValueTemplates([S.initialValueTemplateItem(STORE_OF_DEALERSHIP, { dealership })]),
          ),
        S.divider(),
        S.listItem()
          .id(dealership)
          .title('Settings')
          .icon(CogIcon)
          .child(S.document().schemaType('dealership').documentId(dealership)),
      ])
  );
}
