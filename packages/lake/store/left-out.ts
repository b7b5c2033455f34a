/** Documents that are stored but not in memory, because a lake that is too full starts without them. */
import { BudgetSpent } from '../requests/budget-spent.ts';
import { publishedId } from '../document.ts';

/** A stored document, as far as it is known without loading it. */
export interface StoredDocument {
  readonly id: string;
  /** Size as JSON. */
  readonly bytes: number;
  /** Undefined for content of no tenant. */
  readonly tenant: string | undefined;
  /** Whether it is a tenant's own document, without which the tenant would not exist. */
  readonly isTenant: boolean;
}

export interface LeftOut {
  readonly documents: readonly StoredDocument[];
  /** Returns the document, or one of its drafts or versions, if it was left out. Published and drafts always are together. */
  find(id: string): StoredDocument | undefined;
  /** Returns true if a document that was left out refers to this one. */
  refersTo(id: string): boolean;
}

/** @param targets ids that the documents refer to */
export function createLeftOut(
  documents: readonly StoredDocument[] = [],
  targets: Iterable<string> = [],
): LeftOut {
  const byId = new Map(documents.map((document) => [publishedId(document.id), document]));
  const referred = new Set(targets);
  return {
    documents,
    find: (id) => byId.get(publishedId(id)),
    refersTo: (id) => referred.has(id),
  };
}

/** Returns the refusal to change a document that was left out, or one that depends on it. */
export const leftOutRefusal = (id: string): BudgetSpent =>
  new BudgetSpent(
    507,
    `The content lake is full and has started without "${id}" or a document that depends on it, so this cannot be changed now. Nothing is lost. Ask the platform’s administrator to make room and to restart the lake.`,
  );

interface Family {
  readonly members: StoredDocument[];
  readonly tenant: string | undefined;
  readonly isTenant: boolean;
  bytes: number;
}

/**
 * Chooses what to leave out so that the rest fits. Tenants that take more than their share lose their largest documents
 * first, then all tenants, and content of no tenant comes last. Tenants' own documents are always kept. A document is
 * left out with its drafts and versions.
 */
export function chooseLeftOut(
  stored: readonly StoredDocument[],
  budget: { readonly tenant: number; readonly process: number },
): StoredDocument[] {
  let total = 0;
  const byTenant = new Map<string, number>();
  const families = new Map<string, Family>();
  for (const document of stored) {
    const { id, bytes, tenant, isTenant } = document;
    total += bytes;
    if (tenant !== undefined) byTenant.set(tenant, (byTenant.get(tenant) ?? 0) + bytes);
    const family = families.get(publishedId(id)) ?? { members: [], tenant, isTenant, bytes: 0 };
    families.set(publishedId(id), family);
    family.members.push(document);
    family.bytes += bytes;
  }
  const largest = [...families.values()]
    .filter(({ isTenant }) => !isTenant)
    .toSorted((one, other) => other.bytes - one.bytes);
  const left = new Set<Family>();
  const passes: ((family: Family) => boolean)[] = [
    ({ tenant }) => tenant !== undefined && (byTenant.get(tenant) ?? 0) > budget.tenant,
    ({ tenant }) => tenant !== undefined,
    () => true,
  ];
  for (const mayGo of passes) {
    for (const family of largest) {
      if (total <= budget.process) break;
      if (left.has(family) || !mayGo(family)) continue;
      left.add(family);
      total -= family.bytes;
      if (family.tenant !== undefined) {
        byTenant.set(family.tenant, (byTenant.get(family.tenant) ?? 0) - family.bytes);
      }
    }
  }
  return [...left].flatMap(({ members }) => members);
}
