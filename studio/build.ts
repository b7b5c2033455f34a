import { spawnSync } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

// Builds the Studio into dist/, offline, and writes .br and .gz beside every script and style, so that serving them
// costs nothing.
const root = fileURLToPath(new URL('..', import.meta.url));
const dist = fileURLToPath(new URL('dist', import.meta.url));
const COMPRESSIBLE = /\.(js|css|svg)$/;
/** Bytes below which it does not pay. */
const SMALL = 1024;
/** The quality of brotli, up to 11: beyond this a build takes long for little. */
const QUALITY = 8;

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < SMALL) return;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
    promisify(gzip)(bytes),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}

const { status } = spawnSync(process.execPath, ['node_modules/sanity/bin/sanity', 'build', dist, '-y'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, CI: '1', DO_NOT_TRACK: '1', SANITY_TELEMETRY_DISABLED: '1' },
});
if (status === 0) {
  const files = await readdir(join(dist, 'static'));
  await Promise.all(
    files.filter((name) => COMPRESSIBLE.test(name)).map((name) => compress(join(dist, 'static', name))),
  );
} else {
  process.exitCode = 1;
}
