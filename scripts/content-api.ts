import { readEnvironment, readGeneratedSettings } from '@rooftop/environment/read-environment';

interface ContentApi {
  readonly projectId: string;
  readonly dataset: string;
  /** URL of the content API. undefined means Sanity's hosted Content Lake. */
  readonly apiHost: string | undefined;
  /** Whether the API is the platform's own lake, in whose database robots can be created. */
  readonly isOwnLake: boolean;
}

/**
 * Finds the content API. It is the platform's own lake if its URL is the one that the supervisor wrote to
 * platform.env.
 */
export function readContentApi(source: NodeJS.ProcessEnv): ContentApi {
  const env = readEnvironment(
    ['DATA_DIR', 'SANITY_PROJECT_ID', 'SANITY_DATASET', 'SANITY_API_HOST?'],
    source,
  );
  const apiHost = env.SANITY_API_HOST;
  return {
    projectId: env.SANITY_PROJECT_ID,
    dataset: env.SANITY_DATASET,
    apiHost,
    isOwnLake: apiHost !== undefined && readGeneratedSettings(env.DATA_DIR)['SANITY_API_HOST'] === apiHost,
  };
}
