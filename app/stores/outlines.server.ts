import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { GeometryCollection, Topology } from 'topojson-specification';

/** Census Bureau outlines of the states and counties of the United States. IDs are FIPS codes. */
export type Outlines = Topology<{
  readonly states: GeometryCollection<{ name: string }>;
  readonly counties: GeometryCollection<{ name: string }>;
}>;

let outlines: Promise<Outlines> | undefined;

async function read(): Promise<Outlines> {
  const file = createRequire(import.meta.url).resolve('us-atlas/counties-10m.json');
  const parsed: unknown = JSON.parse(await readFile(file, 'utf8'));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a file of a package, the same for everybody
  return parsed as Outlines;
}

/** Reads the file once, for the first map. */
export function readOutlines(): Promise<Outlines> {
  outlines ??= read();
  return outlines;
}
