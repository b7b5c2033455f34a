import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

// After the build: writes .br and .gz beside every script and style, so that serving them costs nothing.
const dist = fileURLToPath(new URL('dist/static', import.meta.url));
const COMPRESSIBLE = /\.(js|css|svg)$/;
/** Bytes below which it does not pay. */
const SMALL = 1024;
/** The quality of brotli, up to 11: beyond this a build takes long for little. */
const QUALITY = 8;

const brotli = promisify(brotliCompress);
const files = (await readdir(dist)).filter((name) => COMPRESSIBLE.test(name));
await Promise.all(
  files.map(async (name) => {
    const path = join(dist, name);
    const bytes = await readFile(path);
    if (bytes.length < SMALL) return;
    const [br, gz] = await Promise.all([
      brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
      promisify(gzip)(bytes),
    ]);
    await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
  }),
);
