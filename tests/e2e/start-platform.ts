import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPlatform } from './platform.ts';

/** Starts one whole platform, as `npm start` does, for all browser tests of this run. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rooftop-e2e-'));
  const platform = await startPlatform(dataDir);
  process.env['ROOFTOP_E2E'] = JSON.stringify(platform.settings);
  return async () => {
    await platform.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
