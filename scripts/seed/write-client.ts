import { createSanityClient } from '@rooftop/content/create-sanity-client';
import { openPool } from '@rooftop/database/pool';
import { readEnvironment } from '@rooftop/environment/read-environment';
import { ensureRobot, revokeRobot } from '@rooftop/lake/robots';
import type { SanityClient } from '@sanity/client';
import { readContentApi } from '../content-api.ts';

/** Seconds until the token expires by itself, in case this process is killed. */
const LIFETIME = 15 * 60;

export interface Writing {
  readonly client: SanityClient;
  /** True if the content is in Sanity's hosted lake, which other projects may share. */
  readonly isHosted: boolean;
}

/**
 * Runs a callback with a client that may write content. For the platform's own lake it creates a temporary robot
 * token; otherwise it uses SANITY_API_TOKEN.
 * @param robotName shown as the author
 */
export async function withWriteClient<Result>(
  robotName: string,
  source: NodeJS.ProcessEnv,
  run: (writing: Writing) => Promise<Result>,
): Promise<Result> {
  const { isOwnLake, ...address } = readContentApi(source);
  if (!isOwnLake) {
    const { SANITY_API_TOKEN: token } = readEnvironment(['SANITY_API_TOKEN'], source);
    return run({
      client: createSanityClient({ ...address, token }),
      isHosted: address.apiHost === undefined,
    });
  }
  const pool = openPool(readEnvironment(['DATABASE_URL'], source).DATABASE_URL);
  try {
    const token = await ensureRobot(pool, {
      name: robotName,
      role: 'administrator',
      tenant: '*',
      lifetime: LIFETIME,
    });
    try {
      return await run({ client: createSanityClient({ ...address, token }), isHosted: false });
    } finally {
      await revokeRobot(pool, robotName);
    }
  } finally {
    await pool.end();
  }
}
