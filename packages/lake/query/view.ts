/** The documents a query sees: those the principal may read, in a perspective. */
import { addSearchText } from './search-text.ts';
import { isUnpublished, publishedId, type LakeDocument } from '../document.ts';
import { isSharedDocument, tenantReference, type Tenancy } from '../tenancy.ts';
import type { Scope } from './query-sources.ts';

/** `raw`, or the layers on top of the published documents, topmost first: ['drafts'], [], ['release', 'drafts']. */
export type Perspective = 'raw' | readonly string[];

export interface DatasetView {
  readonly tenancy: Tenancy;
  /** Sorted by id. */
  readonly documents: readonly LakeDocument[];
  get(id: string): LakeDocument | undefined;
  /** Returns the documents with the hidden field SEARCH_TEXT, which `text::query` needs. */
  searchable(): readonly LakeDocument[];
  /** Returns the documents of these types in one of these scopes, sorted by id. Undefined means no restriction. */
  select(types: readonly string[] | undefined, scopes: readonly Scope[] | undefined): readonly LakeDocument[];
}

/** Parses a request's `perspective`. Returns undefined if it is invalid. */
export function parsePerspective(values: readonly string[], standard: Perspective): Perspective | undefined {
  const names = values.flatMap((value) => value.split(',')).map((name) => name.trim());
  if (names.length === 0) return standard;
  if (names.length === 1 && names[0] === 'raw') return 'raw';
  if (names.includes('raw') || names.some((name) => !/^[\w-]{1,128}$/.test(name))) return undefined;
  const layers = names.map((name) => (name === 'previewDrafts' ? 'drafts' : name));
  return layers.filter((name) => name !== 'published');
}

/** Returns the default perspective: published since API version 2025-02-19, raw before. */
export function standardPerspective(apiVersion: string): Perspective {
  return apiVersion === 'X' || apiVersion >= '2025-02-19' ? [] : 'raw';
}

const byIdOrder = (a: LakeDocument, b: LakeDocument): number => (a._id < b._id ? -1 : a._id > b._id ? 1 : 0);

/** Overlays drafts and versions on published documents, under the published id. */
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
    byIdOrder,
  );
}

/** Creates a view. The documents must be sorted by id. */
export function createView(
  tenancy: Tenancy,
  readable: readonly LakeDocument[],
  perspective: Perspective,
): DatasetView {
  const documents =
    perspective === 'raw'
      ? readable
      : perspective.length === 0
        ? readable.filter(({ _id }) => !isUnpublished(_id))
        : overlay(readable, perspective);
  let byId: Map<string, LakeDocument> | undefined;
  let byType: Map<string, LakeDocument[]> | undefined;
  let byTenant: Map<string | undefined, LakeDocument[]> | undefined;
  let shared: LakeDocument[] | undefined;
  let isSearchable = false;

  function get(id: string): LakeDocument | undefined {
    byId ??= new Map(documents.map((document) => [document._id, document]));
    return byId.get(id);
  }
  function ofTypes(types: readonly string[]): readonly LakeDocument[] {
    byType ??= Map.groupBy(documents, ({ _type }) => _type);
    const found = [...new Set(types)].map((type) => byType?.get(type) ?? []);
    return found.length === 1 ? (found[0] ?? []) : found.flat().sort(byIdOrder);
  }
  function inScope(scope: Scope): readonly LakeDocument[] {
    if (scope.kind === 'shared') {
      shared ??= documents.filter((document) => isSharedDocument(tenancy, document));
      return shared;
    }
    if (scope.kind === 'tenant') {
      byTenant ??= Map.groupBy(documents, (document) => tenantReference(tenancy, document));
      return byTenant.get(scope.value) ?? [];
    }
    const document = get(scope.value);
    return document === undefined ? [] : [document];
  }

  return {
    tenancy,
    documents,
    get,
    searchable() {
      if (!isSearchable) documents.forEach(addSearchText);
      isSearchable = true;
      return documents;
    },
    select(types, scopes) {
      if (scopes === undefined) return types === undefined ? documents : ofTypes(types);
      const found = new Set(scopes.flatMap(inScope));
      const wanted = types && new Set(types);
      return [...found].filter(({ _type }) => wanted?.has(_type) ?? true).sort(byIdOrder);
    },
  };
}
