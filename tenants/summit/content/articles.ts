import type { ArticleKit } from '../../tenant-kit.ts';
import { contractEvenings } from './articles/contract-evenings.ts';
import { ev6 } from './articles/ev6.ts';

export const articles: readonly ArticleKit[] = [ev6, contractEvenings];
