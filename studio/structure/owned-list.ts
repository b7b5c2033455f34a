import { API_VERSION } from '@rooftop/content/schema';
import type { IntentChecker, StructureBuilder } from 'sanity/structure';
import { type OwnedType, templateOf } from '../templates.ts';

/** How the website sorts documents of a type. */
interface Ordering {
  readonly field: 'order' | 'from' | 'path' | 'publishedOn' | 'kind';
  readonly direction: 'asc' | 'desc';
}

interface OwnedList {
  readonly type: OwnedType;
  readonly title: string;
  /** the dealership's document */
  readonly dealership: string;
  /** what the documents must be like besides; GROQ, and its parameters */
  readonly only?: { readonly filter: string; readonly params: Readonly<Record<string, string>> };
  /** whether new documents are made here, which they must be like too */
  readonly mayCreate?: boolean;
  /** which deep links lead here; those to documents of the type, unless said otherwise */
  readonly canHandleIntent?: IntentChecker;
}

/** The field that the website sorts most lists by. */
const BY_ORDER: Ordering = { field: 'order', direction: 'asc' };

/** Types that have no place in a list of their own making. */
const ORDERINGS: { readonly [type in OwnedType]?: Ordering } = {
  redirectRule: { field: 'from', direction: 'asc' },
  page: { field: 'path', direction: 'asc' },
  article: { field: 'publishedOn', direction: 'desc' },
  legalDocument: { field: 'kind', direction: 'asc' },
};

export const orderingOf = (type: OwnedType): Ordering => ORDERINGS[type] ?? BY_ORDER;

/** The documents of one type that belong to a dealership. */
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
  // The templates come last: whatever is called after them puts the standard ones back.
  return (
    canHandleIntent === undefined ? documents : documents.canHandleIntent(canHandleIntent)
  ).initialValueTemplates(templates);
}
