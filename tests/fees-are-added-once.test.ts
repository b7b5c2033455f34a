/** Only packages/inventory/price-statement.ts adds fees to a price (decision 94). */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const HOME = 'packages/inventory/price-statement.ts';

/** Code that adds amounts of fees: to a price, to each other, in TypeScript or SQL. A lease's acquisition fee is its own. */
const ADDS_FEES = [
  /\bfees?\b[^;]{0,80}\.reduce\(/i,
  /\bsum\s*\([^)]*\bfee/i,
  /\+=?\s*(?:\(?\s*)?(?:[\w?]+\.)*(?!acquisitionFee)(?:documentaryFee|thirtyDayDrive|fees?(?:\[[^\]]*\])?\??\.amount|\w*(?:sumOf|total)\w*Fees?)\b/i,
  /(?:documentaryFee|thirtyDayDrive|\bfee\.amount)\b(?:\s*\?\?\s*\d+)?\)?\s*\+/i,
] as const;

/** Where a price is asked for without its fees. */
const READS_FEED_PRICE = /\b(?:salePrice|oldPrice|shownPrice|vehiclePrice)\b/;

const sources = (patterns: readonly string[]) =>
  globSync(patterns, { exclude: (path) => path.includes('node_modules') })
    .filter((path) => path !== HOME && !/\.test\.tsx?$|\.generated\./.test(path))
    .map(
      (path) => [path, readFileSync(path, 'utf8').replaceAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*/g, '')] as const,
    );

const code = sources([
  'app/**/*.{ts,tsx}',
  'packages/**/*.{ts,sql}',
  'scripts/**/*.ts',
  'studio/**/*.{ts,tsx}',
]);

test.each([
  'const all = price + fee.amount;',
  'fees.reduce((sum, { amount }) => sum + amount, price)',
  'price += settings.fees.documentaryFee',
  'const both = documentaryFee + thirtyDayDrive;',
  "SELECT sum((fee ->> 'amount')::integer)",
])('would notice %s', (line) => {
  expect(ADDS_FEES.some((pattern) => pattern.test(line))).toBe(true);
});

test('no other code adds a fee', () => {
  expect(code.length).toBeGreaterThan(1000);
  const found = code.flatMap(([path, text]) =>
    ADDS_FEES.flatMap((pattern) => {
      const [line] = pattern.exec(text) ?? [];
      return line === undefined ? [] : [`${path}: ${line}`];
    }),
  );
  expect(found).toEqual([]);
});

test('the website shows no price of a feed, only stated ones', () => {
  const found = code.filter(([path, text]) => path.startsWith('app/') && READS_FEED_PRICE.test(text));
  expect(found.map(([path]) => path).toSorted()).toEqual([
    // What limits an offer for a trade-in: the price without fees is the lower one, and no visitor sees it.
    'app/routes/sell-trade-my-car/your-vehicle/asking-prices.server.ts',
    // The names of fields in the format of feeds.
    'app/routes/store-api/store-api-answer.server.ts',
    // What staff read in the Studio of what the feed said.
    'app/server/studio-api/cars/describe-car.ts',
    'app/server/studio-api/cars/describe-history.ts',
    // A line of the price's breakdown.
    'app/vehicles/detail/price-stack.server.ts',
  ]);
});
