/**
 * `npm run bench -- <name>` runs a benchmark and prints a table. Several names run one after the other;
 * `fairness <attack> …` measures these attacks only.
 */
import { availableParallelism, cpus, totalmem } from 'node:os';
import { adfFuzz } from './adf-fuzz.ts';
import { cachedPage } from './cached-page.ts';
import { changedCar } from './changed-car.ts';
import { coldSweep } from './cold-sweep.ts';
import { deskStart } from './desk-start.ts';
import { facets } from './facets.ts';
import { facetsReference } from './facets-reference.ts';
import { fairness } from './fairness.ts';
import { ATTACKS, isAttack } from './fairness/attacks.ts';
import { firstPage } from './first-page.ts';
import { formSiege } from './form-siege.ts';
import { growth } from './growth.ts';
import { importing } from './import.ts';
import { interactions } from './interactions.ts';
import { leadInbox } from './lead-inbox.ts';
import { leadsFsync } from './leads-fsync.ts';
import { lighthouse } from './lighthouse.ts';
import { missTail } from './miss-tail.ts';
import { newSearches } from './new-searches.ts';
import { overload } from './overload.ts';
import { pageWeight } from './page-weight.ts';
import { preview } from './preview.ts';
import { watchOthers } from './processor-time.ts';
import { printReport, type Report } from './report.ts';
import { searchMix } from './search-mix.ts';
import { sitemap } from './sitemap.ts';
import { stockRemix } from './stock-remix.ts';
import { tradeEstimates } from './trade-estimates.ts';
import { vin } from './vin.ts';

const BENCHES = {
  'adf-fuzz': adfFuzz,
  'cached-page': cachedPage,
  'changed-car': changedCar,
  'cold-sweep': coldSweep,
  'desk-start': deskStart,
  'miss-tail': missTail,
  'new-searches': newSearches,
  'page-weight': pageWeight,
  'search-mix': searchMix,
  'stock-remix': stockRemix,
  'trade-estimates': tradeEstimates,
  facets,
  'facets-reference': facetsReference,
  fairness: () => fairness(attacks),
  'first-page': firstPage,
  'form-siege': formSiege,
  growth,
  import: importing,
  interactions,
  'lead-inbox': leadInbox,
  'leads-fsync': leadsFsync,
  lighthouse,
  overload,
  preview,
  sitemap,
  vin,
} as const satisfies Record<string, () => Promise<Report>>;

const isBench = (name: string): name is keyof typeof BENCHES => Object.hasOwn(BENCHES, name);

const [first, ...others] = process.argv.slice(2);
const attacks = first === 'fairness' ? others.filter(isAttack) : [];
const names = [...(first === undefined ? [] : [first]), ...others.slice(attacks.length)];
if (names.length === 0 || !names.every(isBench)) {
  process.stderr.write(`Usage: npm run bench -- ${Object.keys(BENCHES).join(' | ')}\n`);
  if (first === 'fairness') process.stderr.write(`Attacks: ${Object.keys(ATTACKS).join(' ')}\n`);
  process.exit(1);
}
process.stdout.write(
  `${cpus()[0]?.model.trim()}, ${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}\n`,
);
for (const name of names) {
  const readOthers = await watchOthers();
  const report = await BENCHES[name]();
  printReport(name, report, await readOthers());
}
