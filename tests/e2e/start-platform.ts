import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLeadPeers } from './lead-peers.ts';
import { startPlatform } from './platform.ts';

/**
 * Starts a complete platform, as `npm start` does, for all browser tests of this run. With `ROOFTOP_E2E` in the
 * environment, the tests use the platform that it describes.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env['ROOFTOP_E2E']) return async () => {};
  const dataDir = await mkdtemp(join(tmpdir(), 'rooftop-e2e-'));
  // PostgreSQL may run as another user, who needs access to the folder.
  await chmod(dataDir, 0o711);
  const peers = await startLeadPeers(dataDir);
  const platform = await startPlatform(dataDir, peers.smtpUrl);
  process.env['ROOFTOP_E2E'] = JSON.stringify(platform.settings);
  return async () => {
    await platform.stop();
    await peers.close();
    await rm(dataDir, { recursive: true, force: true });
  };
}
