import { readEnvironment, readMade } from '@rooftop/environment/read-environment';

export interface ContentAddress {
  readonly projectId: string;
  readonly dataset: string;
  /** where the API is; undefined: Sanity's hosted Content Lake */
  readonly apiHost: string | undefined;
  /** whether the API is the lake that belongs to this platform, in whose database robots can be made */
  readonly isOurs: boolean;
}

/** Where the content is. The platform's own lake is the one whose address its supervisor wrote down. */
export function contentAddress(source: NodeJS.ProcessEnv): ContentAddress {
  const env = readEnvironment(
    ['DATA_DIR', 'SANITY_PROJECT_ID', 'SANITY_DATASET', 'SANITY_API_HOST?'],
    source,
  );
  const apiHost = env.SANITY_API_HOST;
  return {
    projectId: env.SANITY_PROJECT_ID,
    dataset: env.SANITY_DATASET,
    apiHost,
    isOurs: apiHost !== undefined && readMade(env.DATA_DIR)['SANITY_API_HOST'] === apiHost,
  };
}
