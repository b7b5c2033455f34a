/** Reports what each dealership's Google and Meta feeds would contain now, and why the other cars are missing. */
import type { PrintLine } from '../terminal.ts';
import { FEEDS } from '@rooftop/inventory/feeds-out/feeds';
import { type FeedReport, reportFeed } from '@rooftop/inventory/feeds-out/report-feed';
import { RULES } from '@rooftop/inventory/feeds-out/rules';
import { type FeedContext, openFeeds } from '@rooftop/platform/feeds-out/dealership-feeds';
import { formatTable } from '../print-table.ts';
import { CommandError } from '../command-error.ts';

const describe = ({ written, leftOut }: FeedReport): string =>
  [
    `${written} cars, ${leftOut.reduce((sum, { count }) => sum + count, 0)} left out`,
    ...(leftOut.length === 0
      ? []
      : [
          formatTable([
            ['cars', 'rule', 'why', 'such as'],
            ...leftOut.map(({ rule, count, examples }) => [
              String(count),
              rule,
              RULES[rule],
              examples.join(', '),
            ]),
          ]),
        ]),
  ].join('\n');

/**
 * Prints a report for each dealership and each feed that is switched on.
 * @param dealership id of its document; null means all dealerships
 * @returns false if one of these feeds is empty, which is never intended
 */
export async function reportFeeds(
  sources: readonly FeedContext[],
  dealership: string | null,
  say: PrintLine,
): Promise<boolean> {
  const chosen = sources.filter((source) => dealership === null || source.dealership.id === dealership);
  if (chosen.length === 0) throw new CommandError(`There is no dealership ${dealership ?? ''}.`);
  let isFine = true;
  for (const source of chosen) {
    const { takesPartIn, advertiser, hits } = await openFeeds(source);
    if (takesPartIn.length === 0) say(`${source.dealership.name}: advertised nowhere.\n`);
    for (const name of takesPartIn) {
      const feed = FEEDS[name];
      const report = reportFeed(feed, hits(), advertiser);
      isFine &&= report.written > 0;
      say(`${source.dealership.name}, ${feed.title}: ${describe(report)}\n`);
    }
  }
  return isFine;
}
