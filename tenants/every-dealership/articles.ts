import type { ArticleKit } from '../tenant-kit.ts';
import { certified } from './articles/certified.ts';
import { creditAndRate } from './articles/credit-and-rate.ts';
import { documents } from './articles/documents.ts';
import { firstCar } from './articles/first-car.ts';
import { historyReport } from './articles/history-report.ts';
import { hybridBatteries } from './articles/hybrid-batteries.ts';
import { leaseOrBuy } from './articles/lease-or-buy.ts';
import { oilChanges } from './articles/oil-changes.ts';
import { seventyFivePoints } from './articles/seventy-five-points.ts';
import { testDrive } from './articles/test-drive.ts';
import { tradeStillOwe } from './articles/trade-still-owe.ts';
import { winterTires } from './articles/winter-tires.ts';

/** Useful for buyers anywhere. Each dealership adds its own. */
export const articles: readonly ArticleKit[] = [
  historyReport,
  oilChanges,
  leaseOrBuy,
  testDrive,
  seventyFivePoints,
  creditAndRate,
  tradeStillOwe,
  certified,
  firstCar,
  hybridBatteries,
  winterTires,
  documents,
];
