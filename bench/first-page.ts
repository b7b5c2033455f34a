import { publicCars, startLots } from './lots.ts';
import { untilQuiet } from './quiet.ts';
import { atMost, type Report, spread } from './report.ts';
import { read } from './site.ts';

const CARS = 100_000;
const STARTS = 5;
const PATHS = ['/', '/cars-for-sale'];

/**
 * Measures the first pages of a dealership with 100,000 cars, right after a website process reports that it is ready
 * (P15).
 */
export async function firstPage(): Promise<Report> {
  await using lots = await startLots({ alpha: publicCars(CARS) });
  await untilQuiet();
  const ready: number[] = [];
  const first = PATHS.map((): number[] => []);
  for (let round = 0; round < STARTS; round += 1) {
    const began = performance.now();
    const site = (await lots.startWeb()).of('alpha');
    ready.push(performance.now() - began);
    for (const [index, path] of PATHS.entries()) {
      const askedAt = performance.now();
      await read({ ...site, path, encoding: 'br' });
      first[index]?.push(performance.now() - askedAt);
    }
  }
  return {
    figures: {
      'website process ready, ms': spread(ready),
      ...Object.fromEntries(
        PATHS.map((path, index) => [`first ${path}, ms`, atMost(1000, spread(first[index] ?? []))]),
      ),
    },
  };
}
