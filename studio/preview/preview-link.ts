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

const openLinksShape = z.object({
  links: z.array(z.object({ id: z.string(), path: z.string(), createdBy: z.string(), endsAt: z.string() })),
});
/** A shared link that still works. */
export type OpenLink = z.infer<typeof openLinksShape>['links'][number];

/** Path of the Studio API for the website of an origin. */
async function previewsPath(client: SanityClient, origin: string): Promise<string> {
  const website = (await readWebsites(client)).find((one) => one.origin === origin);
  if (website === undefined) throw new Error(`You don’t edit the website ${origin}.`);
  return `previews/${website.dealership}`;
}

/** Sends a request to the Studio API. @throws Error with what it says if it refuses */
async function ask(client: SanityClient, path: string, init: RequestInit): Promise<Response> {
  const answer = await askStudioApi(client, path, init);
  if (answer.ok) return answer;
  const said = z.object({ message: z.string() }).safeParse(await answer.json().catch(() => null));
  throw new Error(said.data?.message ?? 'That did not work. Try again later.');
}

/**
 * Creates a link that turns the preview of a website on, for this browser.
 * @throws Error if the user may not edit the dealership, or the platform does not answer
 */
export async function createPreviewLink(client: SanityClient, origin: string): Promise<PreviewLink> {
  const answer = await ask(client, await previewsPath(client, origin), { method: 'POST' });
  return linkShape.parse(await answer.json());
}

/**
 * Creates a link to a page with its drafts, for somebody without an account.
 * @throws Error if the user may not edit the dealership, or the platform does not answer
 */
export async function sharePage(client: SanityClient, page: URL): Promise<PreviewLink> {
  const body = JSON.stringify({ path: page.pathname + page.search });
  const headers = { 'Content-Type': 'application/json' };
  const path = `${await previewsPath(client, page.origin)}/shared`;
  return linkShape.parse(await (await ask(client, path, { method: 'POST', body, headers })).json());
}

/**
 * Reads which shared links of a website still work.
 * @throws Error if the user may not edit the dealership, or the platform does not answer
 */
export async function readOpenLinks(client: SanityClient, origin: string): Promise<readonly OpenLink[]> {
  const answer = await ask(client, `${await previewsPath(client, origin)}/shared`, { method: 'GET' });
  return openLinksShape.parse(await answer.json()).links;
}

/**
 * Stops a shared link: whoever has it sees what shoppers see.
 * @throws Error if it does not exist any more, or the platform does not answer
 */
export async function stopLink(client: SanityClient, origin: string, id: string): Promise<void> {
  await ask(client, `${await previewsPath(client, origin)}/shared/${id}`, { method: 'DELETE' });
}
