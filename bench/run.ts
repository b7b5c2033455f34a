/** `npm run bench -- <name>`: measures, and prints a table. */
import { availableParallelism, cpus, totalmem } from 'node:os';
import { cachedPage } from './cached-page.ts';
import { missTail } from './miss-tail.ts';
import { pageWeight } from './page-weight.ts';

type Figure =
  | number
  | {
      readonly median: number;
      readonly min?: number;
      readonly max?: number;
      readonly target?: string;
      readonly met?: boolean;
    };

const BENCHES = {
  'cached-page': cachedPage,
  'miss-tail': missTail,
  'page-weight': pageWeight,
} as const satisfies Record<string, () => Promise<Record<string, Figure>>>;

const isBench = (name: string): name is keyof typeof BENCHES => Object.hasOwn(BENCHES, name);
const round = (value: number): number => (value >= 100 ? Math.round(value) : Math.round(value * 1000) / 1000);

const names = process.argv.slice(2);
if (names.length === 0 || !names.every(isBench)) {
  process.stderr.write(`Say which: npm run bench -- ${Object.keys(BENCHES).join(' | ')}\n`);
  process.exit(1);
}
process.stdout.write(
  `${cpus()[0]?.model.trim()}, ${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}\n`,
);
for (const name of names) {
  const figures: Record<string, Figure> = await BENCHES[name]();
  process.stdout.write(`\n${name}\n`);
  // oxlint-disable-next-line no-console -- the table is the output
  console.table(
    Object.fromEntries(
      Object.entries(figures).map(([what, figure]) => {
        const { median, min, max, target, met } =
          typeof figure === 'number'
            ? { median: figure }
            : { min: undefined, max: undefined, target: undefined, met: undefined, ...figure };
        return [
          what,
          {
            median: round(median),
            ...(min !== undefined && max !== undefined && { min: round(min), max: round(max) }),
            ...(target !== undefined && { target, met: met === true ? 'yes' : 'no' }),
          },
        ];
      }),
    ),
  );
}
