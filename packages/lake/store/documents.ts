/** The documents of a dataset in memory, and layers of changes on top of them. */
import { publishedId, type LakeDocument } from '../document.ts';
import { referencesIn } from './references.ts';

export interface Documents {
  get(id: string): LakeDocument | undefined;
  /** All documents, sorted by id. */
  all(): readonly LakeDocument[];
  /** Documents with a strong reference to this id. */
  referrers(id: string): LakeDocument[];
  /** Published document, draft and versions: all documents with the same published id as this one. */
  family(id: string): LakeDocument[];
}

export interface WritableDocuments extends Documents {
  /** Replaces a document. Null deletes it. */
  set(id: string, document: LakeDocument | null): void;
}

const byId = (a: LakeDocument, b: LakeDocument): number => (a._id < b._id ? -1 : a._id > b._id ? 1 : 0);

function strongTargets(document: LakeDocument): Set<string> {
  const targets = new Set<string>();
  for (const { id, isWeak } of referencesIn(document)) if (!isWeak) targets.add(id);
  return targets;
}

/** Creates an index from one id to other ids. */
function createIndex() {
  const index = new Map<string, Set<string>>();
  return {
    get: (key: string): Iterable<string> => index.get(key) ?? [],
    add(key: string, id: string) {
      const ids = index.get(key);
      if (ids) ids.add(id);
      else index.set(key, new Set([id]));
    },
    remove(key: string, id: string) {
      const ids = index.get(key);
      if (ids?.delete(id) && ids.size === 0) index.delete(key);
    },
  };
}

/** Creates the in-memory documents with the indexes that writing needs. */
export function createDocuments(initial: Iterable<LakeDocument> = []): WritableDocuments {
  const documents = new Map<string, LakeDocument>();
  const referrers = createIndex();
  const families = createIndex();
  let sorted: readonly LakeDocument[] | undefined;

  function set(id: string, document: LakeDocument | null): void {
    const before = documents.get(id);
    if (before) for (const target of strongTargets(before)) referrers.remove(target, id);
    sorted = undefined;
    if (document === null) {
      documents.delete(id);
      families.remove(publishedId(id), id);
      return;
    }
    documents.set(id, document);
    families.add(publishedId(id), id);
    for (const target of strongTargets(document)) referrers.add(target, id);
  }

  for (const document of initial) set(document._id, document);
  const found = (ids: Iterable<string>) => Array.from(ids).flatMap((id) => documents.get(id) ?? []);
  return {
    set,
    get: (id) => documents.get(id),
    all: () => (sorted ??= Array.from(documents.values()).sort(byId)),
    referrers: (id) => found(referrers.get(id)),
    family: (id) => found(families.get(publishedId(id))),
  };
}

/** Changes on top of other documents, visible through the layer only, that can still be dropped. */
export interface Layer extends WritableDocuments {
  /** Ids that were set, with their current documents. */
  changed(): ReadonlyMap<string, LakeDocument | null>;
}

/** Creates a layer on top of documents without changing them. */
export function createLayer(base: Documents): Layer {
  const changed = new Map<string, LakeDocument | null>();
  const upper = createDocuments();
  const under = (documents: readonly LakeDocument[]) => documents.filter(({ _id }) => !changed.has(_id));
  return {
    set(id, document) {
      changed.set(id, document);
      upper.set(id, document);
    },
    changed: () => changed,
    get: (id) => (changed.has(id) ? upper.get(id) : base.get(id)),
    all: () => (changed.size === 0 ? base.all() : [...under(base.all()), ...upper.all()].sort(byId)),
    referrers: (id) => [...under(base.referrers(id)), ...upper.referrers(id)],
    family: (id) => [...under(base.family(id)), ...upper.family(id)],
  };
}
