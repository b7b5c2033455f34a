import { ReplaySubject } from 'rxjs';
import type { SanityClient } from 'sanity';
import { z } from 'zod';
import { askStudioApi } from '../use-studio-api.ts';

const websiteShape = z.object({
  /** ID of the dealership's document. */
  dealership: z.string(),
  name: z.string(),
  /** Never empty. URLs in the first language have no prefix. */
  languages: z.array(z.string()).min(1),
  /** Where the dealership's website is. */
  origin: z.url(),
});
export type Website = z.infer<typeof websiteShape>;
const answerShape = z.object({ websites: z.array(websiteShape) });

/** The websites that the signed-in user edits, once they are known. */
export const websites$ = new ReplaySubject<readonly Website[]>(1);

/**
 * Reads the websites of the dealerships whose content a client's user may edit.
 * @throws Error if the platform does not answer
 */
export async function readWebsites(client: SanityClient): Promise<readonly Website[]> {
  const answer = await askStudioApi(client, 'websites');
  if (!answer.ok) throw new Error('The list of websites is unavailable. Try again later.');
  const { websites } = answerShape.parse(await answer.json());
  websites$.next(websites);
  return websites;
}
