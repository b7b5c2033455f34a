import { spawnSync } from 'node:child_process';
import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';

// Builds the Studio into dist/ and the desk into dist/desk/, offline, and writes .br and .gz files for every script and
// style, so that the server doesn't have to compress them.
const root = fileURLToPath(new URL('..', import.meta.url));
const dist = fileURLToPath(new URL('dist', import.meta.url));
/** The Studio's font, which its styles would load from Sanity's host, and the file to use instead. */
const FONTS = [
  [/https:\/\/[\w.-]+\.sanity\.io\/InterVariable-latin[\w-]*\.woff2/g, 'inter-latin-wght-normal.woff2'],
  [
    /https:\/\/[\w.-]+\.sanity\.io\/InterVariable-Italic-latin[\w-]*\.woff2/g,
    'inter-latin-wght-italic.woff2',
  ],
] as const;
const COMPRESSIBLE = /\.(js|css|svg)$/;
/** Files smaller than this many bytes aren't worth compressing. */
const SMALL = 1024;
/** Brotli quality, up to 11. Higher values make builds slow and save little. */
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

/** Copies the font next to the styles and makes them use it. */
async function hostFonts(files: readonly string[]): Promise<void> {
  for (const [, font] of FONTS) {
    const file = fileURLToPath(import.meta.resolve(`@fontsource-variable/inter/files/${font}`));
    await copyFile(file, join(dist, 'static', font));
  }
  for (const name of files.filter((one) => one.endsWith('.css'))) {
    const path = join(dist, 'static', name);
    const styles = await readFile(path, 'utf8');
    const hosted = FONTS.reduce((text, [url, font]) => text.replaceAll(url, `/static/${font}`), styles);
    if (hosted.includes('.sanity.io/')) throw new Error(`${name} loads something from Sanity's own host.`);
    if (hosted !== styles) await writeFile(path, hosted);
  }
}

const { status } = spawnSync(process.execPath, ['node_modules/sanity/bin/sanity', 'build', dist, '-y'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, CI: '1', DO_NOT_TRACK: '1', SANITY_TELEMETRY_DISABLED: '1' },
});
if (status === 0) {
  await build({ configFile: fileURLToPath(new URL('desk/vite.config.ts', import.meta.url)) });
  await hostFonts(await readdir(join(dist, 'static')));
  for (const folder of ['static', 'desk/assets']) {
    const files = await readdir(join(dist, folder));
    await Promise.all(
      files.filter((name) => COMPRESSIBLE.test(name)).map((name) => compress(join(dist, folder, name))),
    );
  }
} else {
  process.exitCode = 1;
}
