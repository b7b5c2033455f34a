import { API_VERSION, type OwnedType } from '@rooftop/content/schema';
import type { IntentChecker, StructureBuilder } from 'sanity/structure';
import { templateOf } from '../templates.ts';

/** Order of a type's documents on the website. */
interface Ordering {
  readonly field: 'order' | 'priority' | 'from' | 'title' | 'path' | 'publishedOn' | 'kind';
  readonly direction: 'asc' | 'desc';
}

interface OwnedList {
  readonly type: OwnedType;
  readonly title: string;
  /** ID of the dealership's document. */
  readonly dealership: string;
  /** Additional GROQ condition for the documents, and its parameters. */
  readonly only?: {
    readonly filter: string;
    readonly params: { readonly [name: string]: string | string[] };
  };
  /** Whether new documents that meet the condition can be created here. */
  readonly mayCreate?: boolean;
  /** Deep links that lead here. Defaults to those to documents of the type. */
  readonly canHandleIntent?: IntentChecker;
}

/** Most lists on the website are sorted by this field. */
const BY_ORDER: Ordering = { field: 'order', direction: 'asc' };

/** Sort orders of types that don't use the order field. */
const ORDERINGS: { readonly [type in OwnedType]?: Ordering } = {
  experiment: { field: 'title', direction: 'asc' },
  redirectRule: { field: 'from', direction: 'asc' },
  page: { field: 'path', direction: 'asc' },
  article: { field: 'publishedOn', direction: 'desc' },
  legalDocument: { field: 'kind', direction: 'asc' },
  popup: { field: 'priority', direction: 'desc' },
};

export const orderingOf = (type: OwnedType): Ordering => ORDERINGS[type] ?? BY_ORDER;

/** Lists one type's documents of a dealership. */
export function ownedList(S: StructureBuilder, list: OwnedList) {
  const { type, title, dealership, only, mayCreate = true, canHandleIntent } = list;
  const filter = '_type == $type && dealership._ref == $dealership';
  const documents = S.documentTypeList(type)
    .title(title)
    .apiVersion(API_VERSION)
    .filter(only === undefined ? filter : `${filter} && (${only.filter})`)
    .params({ type, dealership, ...only?.params })
    .defaultOrdering([orderingOf(type)]);
  const templates = mayCreate ? [S.initialValueTemplateItem(templateOf(type), { dealership })] : [];
  // Set the templates last, because calls after it restore the default ones.
  return (
    canHandleIntent === undefined ? documents : documents.canHandleIntent(canHandleIntent)
  ).initialValueTemplates(templates);
}
