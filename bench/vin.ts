import { stat } from 'node:fs/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { FeedVehicle } from '@rooftop/inventory/feeds/feed-row';
import type { BodyStyle } from '@rooftop/inventory/vehicle';
import { compareIdentity } from '@rooftop/vin/compare-identity';
import { decodeVin } from '@rooftop/vin/decode-vin';
import { isSimilarBody } from '@rooftop/vin/same-body';
import { vinTable } from '@rooftop/vin/vin-table';
import { SHIPPED, shippedVehicles, vehiclesOf } from '../tests/support/shipped-cars.ts';
import { atLeast, atMost, exact, type Report } from './report.ts';

const FILE = new URL('../packages/vin/vin-table.br', import.meta.url);
const MEGABYTE = 1_000_000;

type Stated = Pick<FeedVehicle, 'vin' | 'year' | 'make' | 'model' | 'bodyStyle'>;

/**
 * Size, time and memory of decoding VINs, and how many agree with what is said of their cars. The VINs of the shipped
 * dealerships are invented with the same tables, so they only show that feeds and decoder fit together. `VINS` may name a
 * feed of real cars with the columns VIN, Condition, Year, Make, Model and Body Style; those are what counts.
 */
export async function vin(): Promise<Report> {
  const { size } = await stat(FILE);
  const before = memory();
  const started = performance.now();
  const { date } = vinTable();
  const opened = performance.now() - started;
  const held = memory() - before;

  const shipped: Stated[] = [];
  for (const slug of SHIPPED) shipped.push(...(await shippedVehicles(slug)));
  const { VINS: file } = process.env;
  const known = file === undefined ? [] : await vehiclesOf(file);
  const times = [...shipped, ...known].map((car) => timeOf(car.vin)).toSorted((a, b) => a - b);
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  return {
    figures: {
      'file, MB': exact(atMost(6, size / MEGABYTE)),
      'first use, ms': opened,
      [`${times.length} VINs: mean, ms`]: atMost(5, mean),
      'slowest of 99 %, ms': atMost(5, times[Math.floor(times.length * 0.99)] ?? 0),
      'memory, MB': exact(atMost(30, held / MEGABYTE)),
      ...agreement('shipped', shipped),
      ...(known.length > 0 && agreement('known', known)),
    },
    notes: [`Tables of ${date}.`],
  };
}

/** Shares in percent of VINs that agree with what is said of their cars. */
function agreement(name: string, cars: readonly Stated[]): Report['figures'] {
  const compared = cars
    .map((car) => ({ car, facts: decodeVin(car.vin) }))
    .filter(({ facts }) => facts.hasCheckDigit);
  const share = (agrees: (one: (typeof compared)[number]) => boolean): number =>
    (compared.filter(agrees).length / compared.length) * 100;
  const isSame = ({ car, facts }: (typeof compared)[number]): boolean =>
    facts.model !== null && compareIdentity(car, facts).length === 0;
  const of = `${compared.length} ${name} VINs`;
  return {
    [`${of}: same year, make and model, %`]: share(isSame),
    [`${of}: and a body style that may be said of it, %`]: exact(
      atLeast(
        97,
        share(
          (one) =>
            isSame(one) && (one.car.bodyStyle === null || isSimilar(one.car.bodyStyle, one.facts.bodyStyle)),
        ),
      ),
    ),
    [`${of}: and the same of our nine styles, %`]: share(
      (one) => isSame(one) && (one.car.bodyStyle === null || one.car.bodyStyle === one.facts.bodyStyle),
    ),
  };
}

const isSimilar = (stated: BodyStyle, decoded: BodyStyle | null): boolean =>
  decoded !== null && isSimilarBody(stated, decoded);

function timeOf(text: string): number {
  const started = performance.now();
  decodeVin(text);
  return performance.now() - started;
}

/** Bytes in use, of objects and buffers, after collecting garbage. */
function memory(): number {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  // Buffers are freed by the second time.
  if (typeof collect === 'function') for (let times = 0; times < 2; times += 1) collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
