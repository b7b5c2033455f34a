/** Names that only one tenant can hold, such as hostnames. The configuration defines what a name is. */
import type { PoolClient } from '@rooftop/database/pool';
import { isAdministrator } from '../access/rights/rights.ts';
import { publishedId, isUnpublished, type LakeDocument } from '../document.ts';
import type { Documents } from '../store/documents.ts';
import type { DocumentChange } from '../store/transaction.ts';
import type { TransactionPlan } from './transaction-plan.ts';
import { WriteRefused } from './write-refused.ts';

/** Status of a name: whether it is confirmed, and the DNS record that confirms it. */
interface NameStatus {
  readonly name: string;
  readonly isConfirmed: boolean;
  /** DNS record for the domain's owner to publish. */
  readonly record: { readonly name: string; readonly value: string };
}

export interface ExclusiveNames {
  /** Type of the documents that claim names. */
  readonly type: string;
  /** Returns the names a document claims, normalized so that two spellings of the same name are equal. */
  namesIn(document: LakeDocument): readonly string[];
  /** Returns why only an administrator may claim a name for a document, as a sentence, or null if anyone may. */
  explainNameRefusal(name: string, document: LakeDocument): string | null;
  /** Returns why nobody may publish a document, as a sentence, or null: it claims what is no name, or is reserved. */
  explainDocumentRefusal(document: LakeDocument): string | null;
  /** Stores that an administrator published these names for a document. */
  confirm(client: PoolClient, id: string, names: readonly string[], by: string): Promise<void>;
  /** Returns whether a document's names are confirmed, and how to confirm them. */
  describe(id: string, document: LakeDocument): Promise<readonly NameStatus[]>;
}

/**
 * Refuses a name that another document holds, published or draft. Only checks names the document did not have before,
 * so that an old conflict doesn't block editing.
 * @param familyBefore published document, draft and versions before the transaction
 * @throws WriteRefused if a name is not available
 */
export function checkNames(
  { principal, documents, names }: TransactionPlan,
  { id, after }: DocumentChange,
  familyBefore: readonly LakeDocument[],
): void {
  if (names === undefined || after === null || after._type !== names.type) return;
  const refuse = (message: string) => new WriteRefused('mutationError', message, { id });
  const invalid = isUnpublished(id) ? null : names.explainDocumentRefusal(after);
  // A document that was published with such a name can still be edited.
  const isOld = familyBefore.some(
    (document) => !isUnpublished(document._id) && names.explainDocumentRefusal(document) === invalid,
  );
  if (invalid !== null && !isOld) throw refuse(invalid);
  const had = new Set(familyBefore.flatMap((document) => names.namesIn(document)));
  const added = names.namesIn(after).filter((name) => !had.has(name));
  if (added.length === 0) return;
  for (const name of isAdministrator(principal) ? [] : added) {
    const reason = names.explainNameRefusal(name, after);
    if (reason !== null) throw refuse(reason);
  }
  const held = namesOfOthers(names, documents, publishedId(id));
  const taken = added.find((name) => held.has(name));
  if (taken !== undefined) {
    throw refuse(
      `Another ${names.type} uses the hostname "${taken}". Choose another one, or ask the platform's administrator to release it.`,
    );
  }
}

function namesOfOthers(names: ExclusiveNames, documents: Documents, id: string): Set<string> {
  const others = documents.all().filter(({ _type, _id }) => _type === names.type && publishedId(_id) !== id);
  return new Set(others.flatMap((document) => names.namesIn(document)));
}

/** Returns the names a transaction adds to published documents, by document. */
export function publishedNames(
  names: ExclusiveNames,
  changes: readonly DocumentChange[],
): { readonly id: string; readonly added: readonly string[] }[] {
  return changes.flatMap(({ id, before, after }) => {
    if (after?._type !== names.type || isUnpublished(id)) return [];
    const had = before === null ? [] : names.namesIn(before);
    const added = names.namesIn(after).filter((name) => !had.includes(name));
    return added.length === 0 ? [] : [{ id, added }];
  });
}
