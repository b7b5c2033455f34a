import type { SanityClient } from 'sanity';
import { z } from 'zod';
import { askStudioApi } from '../use-studio-api.ts';
import { readWebsites } from './websites.ts';

const linkShape = z.object({
  href: z.url(),
  /** ISO 8601. */
  endsAt: z.string(),
});
export type PreviewLink = z.infer<typeof linkShape>;

/**
 * Creates a link that turns the preview of a website on.
 * @param page URL of the page that a shared link leads to. Other links lead nowhere.
 * @throws Error if the user may not edit the dealership, or the platform does not answer
 */
export async function createPreviewLink(
  client: SanityClient,
  page: URL,
  { isShared = false }: { readonly isShared?: boolean } = {},
): Promise<PreviewLink> {
  const website = (await readWebsites(client)).find(({ origin }) => origin === page.origin);
  if (website === undefined) throw new Error(`You don’t edit the website ${page.origin}.`);
  const path = `previews/${website.dealership}${isShared ? '/shared' : ''}`;
  const answer = await askStudioApi(client, path, { method: 'POST' });
  if (!answer.ok) throw new Error('The preview could not be turned on. Try again later.');
  const link = linkShape.parse(await answer.json());
  if (!isShared) return link;
  const href = new URL(link.href);
  href.searchParams.set('to', page.pathname + page.search);
  return { ...link, href: href.href };
}
