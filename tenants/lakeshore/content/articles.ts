import type { ArticleKit } from '../../tenant-kit.ts';
import { fourLots } from './articles/four-lots.ts';
import { odyssey } from './articles/odyssey.ts';

export const articles: readonly ArticleKit[] = [odyssey, fourLots];
