import { API_VERSION, hasWebsitePage, WEBSITE_NAME, websitePath } from '@rooftop/content/schema';
import { firstValueFrom } from 'rxjs';
import { defineLocaleResourceBundle, type ResolveProductionUrlContext } from 'sanity';
import { z } from 'zod';
import { websites$ } from './websites.ts';

const PUBLISHED_QUERY = `*[_id == $id][0] { "dealership": dealership._ref, "name": ${WEBSITE_NAME} }`;
const publishedShape = z.object({ dealership: z.string(), name: z.string().nullable() });

/** URL of a published document's own page, for the document's menu. Undefined if it has none. */
export async function websiteUrl(
  before: string | undefined,
  { document, getClient }: ResolveProductionUrlContext,
): Promise<string | undefined> {
  const { _id, _type } = document;
  if (!hasWebsitePage(_type)) return before;
  const client = getClient({ apiVersion: API_VERSION }).withConfig({ perspective: 'published' });
  const id = _id.replace(/^drafts\./, '');
  const found = publishedShape.safeParse(await client.fetch<unknown>(PUBLISHED_QUERY, { id }));
  if (!found.success) return before;
  const { dealership, name } = found.data;
  const path = websitePath(_type, name);
  const website = (await firstValueFrom(websites$)).find((one) => one.dealership === dealership);
  return website === undefined || path === null ? before : website.origin + path;
}

/** The menu's name for it. */
export const websiteWords = defineLocaleResourceBundle({
  locale: 'en-US',
  namespace: 'structure',
  resources: { 'production-preview.menu-item.title': 'Open on the website' },
});
