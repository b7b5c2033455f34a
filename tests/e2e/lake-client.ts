import { createClient, type SanityClient } from '@sanity/client';
import { lakeCommand } from './platform.ts';

/** Returns a client of the started platform's lake that may create dealerships. @param name of its token */
export async function lakeClient(
  lakeUrl: string,
  name: string,
  role: 'administrator' | 'agency' = 'agency',
): Promise<SanityClient> {
  return createClient({
    projectId: 'rooftop',
    dataset: 'production',
    apiVersion: '2025-02-19',
    useCdn: false,
    apiHost: lakeUrl,
    useProjectHostname: false,
    token: await lakeCommand('token', 'create', name, '--role', role),
  });
}
