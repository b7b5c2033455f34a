import type { SharedKit } from '../tenant-kit.ts';
import { articles } from './articles.ts';
import { faqs } from './faqs.ts';
import { helpCategories } from './help-categories.ts';
import { legalDocuments } from './legal-documents.ts';

/** Content that all dealerships of the platform share from the start. */
export const shared: SharedKit = { articles, faqs, helpCategories, legalDocuments };
