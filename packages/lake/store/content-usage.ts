/** How much the stored documents take up, in all and by tenant, and which writes there is no room for. */
import { BUDGETS } from '@rooftop/budgets/budgets';
import { createShares } from '@rooftop/budgets/shares';
import { BudgetSpent, secondsUntil } from '../requests/budget-spent.ts';
import type { LakeDocument } from '../document.ts';
import { type Tenancy, tenantOf } from '../tenancy.ts';
import type { DocumentChange } from './transaction.ts';

/** Sizes in bytes of JSON. */
interface Usage {
  readonly bytes: number;
  readonly documents: number;
}

export interface ContentUsage {
  /** Counts a document that is stored already. */
  add(document: LakeDocument): void;
  /**
   * Refuses changes that make a document, or all documents of a tenant, larger than they may be. Whatever makes them
   * smaller is allowed. Others' changes that are not stored yet do not count.
   * @throws BudgetSpent that says what to do
   */
  check(changes: readonly DocumentChange[]): void;
  /** Must be called after every change of the documents. Returns the bytes of the documents before and after it. */
  apply(changes: readonly DocumentChange[]): number;
  total(): Usage;
  of(tenant: string): Usage;
}

const MIB = 1024 * 1024;
const inMegabytes = (bytes: number): string => `${Math.ceil((bytes / MIB) * 10) / 10} MB`;

/** A document never changes, and is measured before and after it is stored. */
const knownSizes = new WeakMap<LakeDocument, number>();

function sizeOf(document: LakeDocument): number {
  const bytes = knownSizes.get(document) ?? Buffer.byteLength(JSON.stringify(document));
  knownSizes.set(document, bytes);
  return bytes;
}

/** Returns the number of values in a document, however deep. */
function countFields(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  let count = 1;
  for (const inner of Object.values(value)) count += countFields(inner);
  return count;
}

/** @param budget limits of all stored documents */
export function createContentUsage(
  tenancy: Tenancy,
  budget: { readonly tenant: number; readonly process: number } = BUDGETS.contentBytes,
): ContentUsage {
  const { tenantType } = tenancy;
  const sizes = new Map<string, number>();
  const byTenant = new Map<string, { bytes: number; documents: number }>();
  const total = { bytes: 0, documents: 0 };
  const written = createShares(BUDGETS.writtenBytes);
  const { tenant: tenantBytes, process: totalBytes } = budget;

  function count(document: LakeDocument, bytes: number, sign: 1 | -1): void {
    const tenant = tenantOf(tenancy, document);
    const usages = [total];
    if (tenant !== undefined) {
      const usage = byTenant.get(tenant) ?? { bytes: 0, documents: 0 };
      byTenant.set(tenant, usage);
      usages.push(usage);
    }
    for (const usage of usages) {
      usage.bytes += sign * bytes;
      usage.documents += sign;
    }
    if (tenant !== undefined && byTenant.get(tenant)?.documents === 0) byTenant.delete(tenant);
  }

  function add(document: LakeDocument): void {
    const bytes = sizeOf(document);
    sizes.set(document._id, bytes);
    count(document, bytes, 1);
  }

  function of(tenant: string): Usage {
    return byTenant.get(tenant) ?? { bytes: 0, documents: 0 };
  }

  function checkDocument({ id, before, after }: DocumentChange, bytes: number): void {
    if (after === null) return;
    const maxBytes = BUDGETS.documentBytes.each;
    if (bytes > maxBytes && bytes > (sizes.get(id) ?? 0)) {
      throw new BudgetSpent(
        413,
        `The document "${id}" would take ${inMegabytes(bytes)}. A document may take ${inMegabytes(maxBytes)}: split it up, or upload large content as a file.`,
      );
    }
    const maxFields = BUDGETS.documentFields.each;
    const fields = countFields(after);
    if (fields > maxFields && fields > countFields(before)) {
      throw new BudgetSpent(
        413,
        `The document "${id}" would have ${fields} values. A document may have ${maxFields}: split it up.`,
      );
    }
  }

  /** Refuses to store more for a tenant, or for all of them, if there is no room for it. */
  function checkGrowth(tenant: string | undefined, growth: Usage): void {
    const mine = tenant === undefined ? { bytes: 0, documents: 0 } : of(tenant);
    const maxDocuments = BUDGETS.contentDocuments.tenant;
    const whatToDo = `Delete documents that the ${tenantType} no longer needs`;
    if (tenant !== undefined && growth.bytes > 0 && mine.bytes + growth.bytes > tenantBytes) {
      throw new BudgetSpent(
        507,
        `The content of this ${tenantType} takes ${inMegabytes(mine.bytes)} of ${inMegabytes(tenantBytes)}, so there is no room for this change. ${whatToDo}, or shorten long ones.`,
      );
    }
    if (tenant !== undefined && growth.documents > 0 && mine.documents + growth.documents > maxDocuments) {
      throw new BudgetSpent(
        507,
        `This ${tenantType} has ${mine.documents} of ${maxDocuments} documents, so there is no room for more. ${whatToDo}.`,
      );
    }
    if (growth.bytes > 0 && total.bytes + growth.bytes > totalBytes) {
      throw new BudgetSpent(
        507,
        'The content lake is full. Delete documents that are no longer needed, or ask the platform’s administrator for more room.',
      );
    }
  }

  return {
    add,
    check(changes) {
      const growth = new Map<string | undefined, { bytes: number; documents: number }>();
      for (const change of changes) {
        const { id, before, after } = change;
        const bytes = after === null ? 0 : sizeOf(after);
        checkDocument(change, bytes);
        const document = after ?? before;
        const tenant = document === null ? undefined : tenantOf(tenancy, document);
        const so = growth.get(tenant) ?? { bytes: 0, documents: 0 };
        growth.set(tenant, so);
        so.bytes += bytes - (before === null ? 0 : (sizes.get(id) ?? 0));
        so.documents += Number(after !== null) - Number(before !== null);
      }
      for (const [tenant, more] of growth) {
        checkGrowth(tenant, more);
        const refused = tenant === undefined ? undefined : written.refusal({ tenant });
        if (refused === undefined) continue;
        const seconds = secondsUntil(refused);
        throw new BudgetSpent(
          507,
          `The changes of this ${tenantType} have used up their room for a day. Try again in ${seconds} s.`,
          seconds,
        );
      }
    },
    apply(changes) {
      let bytes = 0;
      for (const { id, before, after } of changes) {
        const earlier = sizes.get(id) ?? 0;
        if (before !== null) count(before, earlier, -1);
        sizes.delete(id);
        bytes += earlier;
        if (after === null) continue;
        add(after);
        const tenant = tenantOf(tenancy, after);
        const now = sizes.get(id) ?? 0;
        bytes += now;
        if (tenant !== undefined) written.charge({ tenant }, now);
      }
      return bytes;
    },
    total: () => total,
    of,
  };
}
