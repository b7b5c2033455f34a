import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPlatform } from './platform.ts';

/** Starts one whole platform, as `npm start` does, for all browser tests of this run. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rooftop-e2e-'));
  // PostgreSQL may run as another user, who has to get in.
  await chmod(dataDir, 0o711);
  const platform = await startPlatform(dataDir);
  process.env['ROOFTOP_E2E'] = JSON.stringify(platform.settings);
  return async () => {
    await platform.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
