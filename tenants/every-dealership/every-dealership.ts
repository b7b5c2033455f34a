import type { SharedKit } from '../tenant-kit.ts';
import { articles } from './articles.ts';
import { faqs } from './faqs.ts';
import { helpCategories } from './help-categories.ts';
import { legalDocuments } from './legal-documents.ts';

/** What every dealership of the platform begins with in common. */
export const shared: SharedKit = { articles, faqs, helpCategories, legalDocuments };
