/** Vitest's global setup: starts one PostgreSQL for the whole run. */
import { startTestPostgres } from './database.ts';

export async function setup(): Promise<() => Promise<void>> {
  const postgres = await startTestPostgres();
  return () => postgres.stop();
}
