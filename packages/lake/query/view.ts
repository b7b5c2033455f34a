/** What a query sees: the documents that somebody may read, in a perspective. */
import { addSearchText } from './search-text.ts';
import { isUnpublished, publishedId, type LakeDocument } from '../document.ts';

/** `raw`, or the layers over the published documents, topmost first: ['drafts'], [], ['release', 'drafts']. */
export type Perspective = 'raw' | readonly string[];

export interface View {
  /** sorted by id */
  readonly documents: readonly LakeDocument[];
  get(id: string): LakeDocument | undefined;
  /** The documents with a hidden field SEARCH_TEXT, as `text::query` needs them. */
  searchable(): readonly LakeDocument[];
  /** sorted by id */
  ofTypes(types: readonly string[]): readonly LakeDocument[];
}

/** Reads `perspective` of a request; undefined when it makes no sense. */
export function parsePerspective(values: readonly string[], standard: Perspective): Perspective | undefined {
  const names = values.flatMap((value) => value.split(',')).map((name) => name.trim());
  if (names.length === 0) return standard;
  if (names.length === 1 && names[0] === 'raw') return 'raw';
  if (names.includes('raw') || names.some((name) => !/^[\w-]{1,128}$/.test(name))) return undefined;
  const layers = names.map((name) => (name === 'previewDrafts' ? 'drafts' : name));
  return layers.filter((name) => name !== 'published');
}

/** The perspective of requests that name none: published since 2025-02-19, raw before. */
export function standardPerspective(apiVersion: string): Perspective {
  return apiVersion === 'X' || apiVersion >= '2025-02-19' ? [] : 'raw';
}

const collator = (a: LakeDocument, b: LakeDocument): number => (a._id < b._id ? -1 : a._id > b._id ? 1 : 0);

/** Lays drafts and versions over published documents, under the published id. */
function overlay(documents: readonly LakeDocument[], layers: readonly string[]): LakeDocument[] {
  const prefixes = layers.map((layer) => (layer === 'drafts' ? 'drafts.' : `versions.${layer}.`));
  const best = new Map<string, { document: LakeDocument; rank: number }>();
  for (const document of documents) {
    const rank = isUnpublished(document._id)
      ? prefixes.findIndex((prefix) => document._id.startsWith(prefix))
      : prefixes.length;
    if (rank === -1) continue;
    const id = publishedId(document._id);
    const other = best.get(id);
    if (!other || rank < other.rank) best.set(id, { document, rank });
  }
  return Array.from(best, ([id, { document }]) => ({ ...document, _id: id, _originalId: document._id })).sort(
    collator,
  );
}

/** Makes the view. The documents must be sorted by id. */
export function createView(readable: readonly LakeDocument[], perspective: Perspective): View {
  const documents =
    perspective === 'raw'
      ? readable
      : perspective.length === 0
        ? readable.filter(({ _id }) => !isUnpublished(_id))
        : overlay(readable, perspective);
  let byId: Map<string, LakeDocument> | undefined;
  let byType: Map<string, LakeDocument[]> | undefined;
  let isSearchable = false;
  return {
    documents,
    searchable() {
      if (!isSearchable) documents.forEach(addSearchText);
      isSearchable = true;
      return documents;
    },
    get(id) {
      byId ??= new Map(documents.map((document) => [document._id, document]));
      return byId.get(id);
    },
    ofTypes(types) {
      byType ??= Map.groupBy(documents, ({ _type }) => _type);
      const found = [...new Set(types)].map((type) => byType?.get(type) ?? []);
      return found.length === 1 ? (found[0] ?? []) : found.flat().sort(collator);
    },
  };
}
