import { randomUUID } from 'node:crypto';
import { createSanityClient, type SanityAddress } from '@rooftop/content/create-sanity-client';
import type { SanityClient } from '@sanity/client';
import { z } from 'zod';

/** What the person who signed in with a token may do. Each function throws if the content API does not answer. */
export interface StudioRights {
  /** Whether they may read the dealership's document. */
  mayRead(token: string, dealership: string): Promise<boolean>;
  /** Whether they may change the settings that only agencies and administrators of this dealership may change. */
  mayManage(token: string, dealership: string): Promise<boolean>;
  /** Whether they entered the code of a second factor in this session. Always false on hosted Sanity. */
  usedTwoFactor(token: string): Promise<boolean>;
}

/** Responses of Sanity's API to unknown users, users without the right, or missing documents (409). */
const refusalShape = z.object({ statusCode: z.literal([401, 403, 409]) });

/** What the lake says about the user of a token. Hosted Sanity does not say anything about second factors. */
const userShape = z.object({ twoFactorAt: z.iso.datetime().nullish() });

/**
 * Queries the content API with the person's own token, so that its permissions decide, wherever the content is
 * hosted.
 */
export function createStudioRights(address: Omit<SanityAddress, 'token'>): StudioRights {
  async function ask(token: string, question: (client: SanityClient) => Promise<boolean>): Promise<boolean> {
    try {
      return await question(createSanityClient({ ...address, token }));
    } catch (error) {
      if (refusalShape.safeParse(error).success) return false;
      throw error;
    }
  }
  return {
    mayRead: (token, dealership) =>
      ask(token, async (client) => {
        const query = '*[_type == "dealership" && _id == $dealership][0]._id';
        return (await client.fetch<unknown>(query, { dealership })) === dealership;
      }),
    usedTwoFactor: (token) =>
      ask(token, async (client) => {
        const user: unknown = await client.request({ url: '/users/me' });
        return typeof userShape.parse(user).twoFactorAt === 'string';
      }),
    // Editors may not write a field that is not on their list. The new value makes it a change; nothing is written.
    mayManage: (token, dealership) =>
      ask(token, async (client) => {
        await client.patch(dealership).set({ rightsCheck: randomUUID() }).commit({ dryRun: true });
        return true;
      }),
  };
}
