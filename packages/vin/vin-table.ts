/** The distilled vPIC tables, read at the first use. README.md describes the file. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/** What a rule says of a VIN: model with its make, body, series, trims, doors, cylinders, liters, fuels, engine layout. */
export type RuleElement = 'M' | 'B' | 'S' | 'T' | 'D' | 'C' | 'L' | 'F' | 'G' | 'E';

/** A value of an element, and the patterns of the VINs that have it. */
export interface VinRule {
  readonly element: string;
  readonly value: string;
  readonly patterns: readonly string[];
}

interface Manufacturer {
  readonly makes: readonly string[];
  /** Model years, both inclusive, and the numbers of their schemas. */
  readonly years: { readonly from: number; readonly to: number; readonly schemas: readonly number[] }[];
}

interface VinTable {
  /** The latest change of NHTSA's tables, `YYYY-MM-DD`. */
  readonly date: string;
  /** By world manufacturer identifier, the first three characters of a VIN. */
  readonly manufacturers: ReadonlyMap<string, Manufacturer>;
  /** The rules of a schema as text, a line each. */
  readonly schemas: readonly Buffer[];
}

/** Also found from the website's build, which has this code but not the file. */
const FILE = join(dirname(createRequire(import.meta.url).resolve('@rooftop/vin/vin-table')), 'vin-table.br');

function readTable(): VinTable {
  const bytes = brotliDecompressSync(readFileSync(FILE));
  const schemasAt = bytes.indexOf('\n#') + 1;
  const [head = '', ...lines] = bytes.toString('utf8', 0, schemasAt).trimEnd().split('\n');
  const manufacturers = new Map<string, Manufacturer>();
  let last: Manufacturer | undefined;
  for (const line of lines) {
    if (line.startsWith('@')) {
      last = { makes: line.slice(5).split(';').filter(Boolean), years: [] };
      manufacturers.set(line.slice(1, 4), last);
      continue;
    }
    const [range = '', ...numbers] = line.split(' ');
    const [from = 0, to = 0] = range.split('-').map(Number);
    last?.years.push({ from, to, schemas: numbers.map(Number) });
  }
  return { date: head.split(' ')[2] ?? '', manufacturers, schemas: readSchemas(bytes, schemasAt) };
}

/** Cuts the schemas apart. They stay bytes until a VIN needs one. */
function readSchemas(bytes: Buffer, start: number): readonly Buffer[] {
  const schemas: Buffer[] = [];
  for (let at = start; at < bytes.length; ) {
    const next = bytes.indexOf('\n#', at);
    const end = next < 0 ? bytes.length : next + 1;
    schemas.push(bytes.subarray(bytes.indexOf('\n', at) + 1, end));
    at = end;
  }
  return schemas;
}

let table: VinTable | undefined;

/** Takes some 15 ms the first time, and 3 MB of memory. */
export const vinTable = (): VinTable => (table ??= readTable());

/** The rules for VINs of this manufacturer and model year. Empty if there are none. */
export function rulesOf(wmi: string, year: number): readonly VinRule[] {
  const { manufacturers, schemas } = vinTable();
  const years = manufacturers.get(wmi)?.years ?? [];
  const numbers = new Set(
    years.filter(({ from, to }) => from <= year && year <= to).flatMap((one) => one.schemas),
  );
  return [...numbers].flatMap((number) => parseRules(schemas[number]?.toString('utf8') ?? ''));
}

const parseRules = (text: string): readonly VinRule[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => {
      const tab = line.indexOf('\t');
      return { element: line.charAt(0), value: line.slice(2, tab), patterns: line.slice(tab + 1).split(' ') };
    });
