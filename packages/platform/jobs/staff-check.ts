import type { SanityClient } from '@sanity/client';
import { z } from 'zod';

const answerShape = z.object({ isStaff: z.boolean() });

/** Creates a function that says whether a user may read a dealership's leads now. It throws if the lake does not answer. */
export const createStaffCheck =
  (client: Pick<SanityClient, 'request'>) =>
  async (userId: string, dealership: string): Promise<boolean> => {
    const url = `/users/staff/${encodeURIComponent(dealership)}/${encodeURIComponent(userId)}`;
    return answerShape.parse(await client.request<unknown>({ url })).isStaff;
  };
