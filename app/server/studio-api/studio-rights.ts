import { randomUUID } from 'node:crypto';
import { createSanityClient, type SanityAddress } from '@rooftop/content/create-sanity-client';
import type { SanityClient } from '@sanity/client';
import { personShape } from '@rooftop/leads/inbox/inbox-api';
import { PERSONAL_DATA_ROLES, type PersonalDataRole } from '@rooftop/tenancy/personal-data-roles';
import { z } from 'zod';

/** What the person who signed in with a token may do. Each function throws if the content API does not answer. */
export interface StudioRights {
  /** Whether they may read the dealership's document. */
  mayRead(token: string, dealership: string): Promise<boolean>;
  /** Whether they may write content of this dealership. */
  mayEdit(token: string, dealership: string): Promise<boolean>;
  /** Whether they may change the settings that only agencies and administrators of this dealership may change. */
  mayManage(token: string, dealership: string): Promise<boolean>;
  /** Who the person is, by the account of their token. Null if nobody is signed in with it. */
  findUser(token: string): Promise<Pick<Staff, 'userId' | 'name'> | null>;
  /** IDs of the dealerships whose content they may write. */
  listEditable(token: string): Promise<readonly string[]>;
  /**
   * Who they are, if they may see personal data of this dealership's shoppers: administrators, its agency and its lead
   * staff. Null for everyone else, for robots, and on hosted Sanity, which says neither roles nor second factors.
   * @param roles asks only for people with one of these roles
   */
  findStaff(token: string, dealership: string, roles?: readonly PersonalDataRole[]): Promise<Staff | null>;
  /** Everybody whom `findStaff` finds in a dealership. Empty for those whom it does not find. */
  listStaff(token: string, dealership: string): Promise<readonly PersonRecord[]>;
}

type PersonRecord = z.infer<typeof personShape>;

/** Somebody who may see personal data. */
export interface Staff {
  readonly userId: string;
  readonly name: string;
  /** When they entered the code of a second factor in this session. Null if they did not. */
  readonly twoFactorAt: Date | null;
}

/** Responses of Sanity's API to unknown users, users without the right, or missing documents (409). */
const refusalShape = z.object({ statusCode: z.literal([401, 403, 409]) });

/** Roles that write content. */
const WRITERS: ReadonlySet<string> = new Set(['administrator', 'agency', 'editor']);
/** What only the lake says about a user or robot. */
const grantsShape = z.object({ grants: z.array(z.object({ tenant: z.string(), role: z.string() })) });

/** What Sanity's API says about the user of a token. */
const accountShape = z.object({ id: z.string().min(1), name: z.string().min(1) });

/** What the lake says about the user of a token, beyond Sanity's API. */
const userShape = z.object({
  id: z.string().min(1),
  name: z.string().min(1),
  provider: z.literal('local'),
  twoFactorAt: z.iso.datetime().nullable(),
  grants: z.array(z.object({ tenant: z.string(), role: z.string() })),
});

/** Who may export or delete everything about one person, and see the log of personal data. */
export const MANAGERS: readonly PersonalDataRole[] = ['administrator', 'agency'];

/**
 * Queries the content API with the person's own token, so that its permissions decide, wherever the content is
 * hosted.
 */
export function createStudioRights(address: Omit<SanityAddress, 'token'>): StudioRights {
  async function ask<Found>(
    token: string,
    question: (client: SanityClient) => Promise<Found>,
    refused: Found,
  ): Promise<Found> {
    try {
      return await question(createSanityClient({ ...address, token }));
    } catch (error) {
      if (refusalShape.safeParse(error).success) return refused;
      throw error;
    }
  }
  return {
    mayRead: (token, dealership) =>
      ask(
        token,
        async (client) => {
          const query = '*[_type == "dealership" && _id == $dealership][0]._id';
          return (await client.fetch<unknown>(query, { dealership })) === dealership;
        },
        false,
      ),
    // Nothing is written.
    mayEdit: (token, dealership) =>
      ask(
        token,
        async (client) => {
          const content = { _type: 'faq', dealership: { _type: 'reference', _ref: dealership } };
          await client.create(content, { dryRun: true });
          return true;
        },
        false,
      ),
    findUser: (token) =>
      ask<Pick<Staff, 'userId' | 'name'> | null>(
        token,
        async (client) => {
          const { success, data } = accountShape.safeParse(await client.request({ url: '/users/me' }));
          return success ? { userId: data.id, name: data.name } : null;
        },
        null,
      ),
    // Sanity's own API says nothing about single documents: whoever may read a project's drafts may edit there.
    listEditable: (token) =>
      ask<readonly string[]>(
        token,
        async (client) => {
          const [found, user] = await Promise.all([
            client.fetch<unknown>('*[_type == "dealership"]._id'),
            client.request<unknown>({ url: '/users/me' }),
          ]);
          const ids = z.array(z.string()).parse(found);
          const { success, data } = grantsShape.safeParse(user);
          if (!success) return ids;
          const tenants = data.grants.filter(({ role }) => WRITERS.has(role)).map(({ tenant }) => tenant);
          return tenants.includes('*') ? ids : ids.filter((id) => tenants.includes(id));
        },
        [],
      ),
    // Editors may not write a field that is not on their list. The new value makes it a change; nothing is written.
    mayManage: (token, dealership) =>
      ask(
        token,
        async (client) => {
          await client.patch(dealership).set({ rightsCheck: randomUUID() }).commit({ dryRun: true });
          return true;
        },
        false,
      ),
    findStaff: (token, dealership, roles = PERSONAL_DATA_ROLES) =>
      ask<Staff | null>(
        token,
        async (client) => {
          const user = userShape.safeParse(await client.request({ url: '/users/me' }));
          if (!user.success) return null;
          const { id, name, twoFactorAt, grants } = user.data;
          const isStaff = grants.some(
            ({ tenant, role }) =>
              (tenant === dealership || tenant === '*') && roles.some((one) => one === role),
          );
          if (!isStaff) return null;
          return { userId: id, name, twoFactorAt: twoFactorAt === null ? null : new Date(twoFactorAt) };
        },
        null,
      ),
    listStaff: (token, dealership) =>
      ask<readonly PersonRecord[]>(
        token,
        async (client) =>
          z
            .array(personShape)
            .parse(await client.request({ url: `/users/staff/${encodeURIComponent(dealership)}` })),
        [],
      ),
  };
}
