/** Vitest's global setup: starts one PostgreSQL for the whole run. */
import { resolve } from 'node:path';
import { startTestPostgres } from './database.ts';

/** Where Node keeps the compiled modules of entry points, which tests start hundreds of times. */
const COMPILED = 'node_modules/.cache/rooftop-compiled';

export async function setup(): Promise<() => Promise<void>> {
  process.env['NODE_COMPILE_CACHE'] ??= resolve(COMPILED);
  const postgres = await startTestPostgres();
  return () => postgres.stop();
}
