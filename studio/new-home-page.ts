import { API_VERSION, standardBlockFields } from '@rooftop/content/schema';
import { LANGUAGES, perLanguage } from '@rooftop/tenancy/languages';
import type { InitialValueResolverContext } from 'sanity';
import { z } from 'zod';

const OWNER_QUERY = '*[_type == "dealership" && _id == $dealership][0]{ name, tagline, languages }';
const ownerShape = z
  .object({
    name: z.string(),
    tagline: z.object(perLanguage(() => z.string().optional())).nullable(),
    languages: z.array(z.string()).nullable(),
  })
  .nullable();

/**
 * The blocks that a new home page begins with: what the website shows as long as none is published. Otherwise the first
 * block that an editor publishes would replace all of that.
 * @param dealership document ID. Undefined while the Studio asks for templates without a list
 * @returns no blocks if the dealership itself is not published yet
 */
export async function newHomePageBlocks(
  dealership: string | undefined,
  { getClient }: Pick<InitialValueResolverContext, 'getClient'>,
): Promise<readonly object[]> {
  if (dealership === undefined) return [];
  const client = getClient({ apiVersion: API_VERSION }).withConfig({ perspective: 'published' });
  const owner = ownerShape.parse(await client.fetch<unknown>(OWNER_QUERY, { dealership }));
  return owner === null
    ? []
    : standardBlockFields({ ...owner, languages: owner.languages ?? [LANGUAGES[0]] });
}
