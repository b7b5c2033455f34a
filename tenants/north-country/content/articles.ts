import type { ArticleKit } from '../../tenant-kit.ts';
import { firstColdWeek } from './articles/first-cold-week.ts';
import { outback } from './articles/outback.ts';

export const articles: readonly ArticleKit[] = [outback, firstColdWeek];
