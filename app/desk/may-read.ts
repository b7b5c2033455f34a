import { createSanityClient, type SanityAddress } from '@rooftop/content/create-sanity-client';
import { z } from 'zod';

/** Answers of Sanity's API to whom it does not know, or who may not. */
const refusalShape = z.object({ statusCode: z.union([z.literal(401), z.literal(403)]) });

/** Whether a token lets somebody read a dealership's document: the content's own rights decide, wherever it is. */
export const createMayRead =
  (address: Omit<SanityAddress, 'token'>) =>
  async (token: string, dealership: string): Promise<boolean> => {
    const query = '*[_type == "dealership" && _id == $dealership][0]._id';
    try {
      return (await createSanityClient({ ...address, token }).fetch(query, { dealership })) === dealership;
    } catch (error) {
      if (refusalShape.safeParse(error).success) return false;
      throw error;
    }
  };
