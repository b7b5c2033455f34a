/** Rules for every transaction: rights, one tenant per document, references with targets. */
import { isAdministrator, isAsset, mayKnow, mayRead, explainWriteRefusal } from '../access/rights/rights.ts';
import type { FieldRules } from '../access/rights/field-rules.ts';
import type { Principal } from '../access/rights/principal.ts';
import { isUnpublished, publishedId, type LakeDocument } from '../document.ts';
import { isSharedDocument, sharedField, stampsField, stampsOf, tenantOf, type Tenancy } from '../tenancy.ts';
import type { Documents } from '../store/documents.ts';
import { leftOutRefusal } from '../store/left-out.ts';
import { referencesIn } from '../store/references.ts';
import type { DocumentChange } from '../store/transaction.ts';
import type { PatchOperations } from './document-mutation.ts';
import { checkNames } from './exclusive-names.ts';
import type { TransactionPlan } from './transaction-plan.ts';
import { WriteRefused } from './write-refused.ts';

const ID_REFUSAL = 'You may not create a document with this id. Leave _id out, or use a UUID.';

/** Grants read access to an asset because a document refers to it, or because the tenant uploaded it. */
export interface AssetStamp {
  readonly assetId: string;
  readonly tenants: readonly string[] | 'every';
}

/**
 * Checks what a transaction would change. Returns stamps for the assets its documents refer to: anyone who may read a
 * document may then read its images.
 * @throws WriteRefused if the transaction breaks a rule
 */
export function checkTransaction(plan: TransactionPlan, changes: readonly DocumentChange[]): AssetStamp[] {
  const families = Map.groupBy(changes, ({ id }) => publishedId(id));
  for (const change of changes) {
    const family = familyBefore(plan.documents, families.get(publishedId(change.id)) ?? [], change.id);
    checkRights(plan, change, family);
    checkFamily(plan, change, family);
    checkNames(plan, change, family);
    if (change.after === null) checkReferrers(plan, change.id);
  }
  return changes.flatMap(({ id, after }) => {
    if (after === null) return [];
    return checkReferences(
      plan,
      after,
      familyBefore(plan.documents, families.get(publishedId(id)) ?? [], id),
    );
  });
}

/**
 * Returns a document's published version, draft and versions as they were before the transaction.
 * @param changed what the transaction does to any of them
 */
function familyBefore(documents: Documents, changed: readonly DocumentChange[], id: string): LakeDocument[] {
  const untouched = documents.family(id).filter(({ _id }) => !changed.some((change) => change.id === _id));
  return [...untouched, ...changed.flatMap(({ before }) => before ?? [])];
}

/** Adding a draft to a published document, or the reverse, changes that document and doesn't create a new one. */
function checkRights(
  { principal, documents, fieldRules }: TransactionPlan,
  { id, before, after }: DocumentChange,
  family: readonly LakeDocument[],
): void {
  const origins = before === null && family.length > 0 ? family : [before];
  // Discarding a draft is also a change: back to the published version.
  const published = after === null && isUnpublished(id) ? documents.get(publishedId(id)) : undefined;
  const outcome = published === undefined ? after : { ...published, _id: id };
  // A hidden document is refused with the message for a new one, so that the response doesn't reveal that it exists.
  const isHidden = origins.some((origin) => origin !== null && !mayRead(principal, origin));
  const reason = isHidden
    ? (explainWriteRefusal(principal, null, outcome, fieldRules) ?? ID_REFUSAL)
    : origins
        .map((origin) => explainWriteRefusal(principal, origin, outcome, fieldRules))
        .find((one) => one !== null);
  if (reason === undefined) return;
  throw forbidden(id, before === null || isHidden ? 'create' : 'update', reason);
}

const forbidden = (id: string, permission: 'create' | 'update', reason: string): WriteRefused =>
  new WriteRefused(
    'insufficientPermissionsError',
    `Insufficient permissions; permission "${permission}" required. ${reason}`,
    { id, permission },
  );

/** Returns the refusal to write a document at all, whatever is to change, or undefined. */
export function writeRefusal(
  principal: Principal,
  document: LakeDocument,
  rules: FieldRules,
): WriteRefused | undefined {
  const reason = explainWriteRefusal(principal, document, document, rules);
  return reason === null ? undefined : forbidden(document._id, 'update', reason);
}

/**
 * Returns the refusal to create a document under an id that the principal may not use, or that a document has which
 * they may not see.
 */
export function idRefusal(principal: Principal, document: LakeDocument, rules: FieldRules): WriteRefused {
  return forbidden(
    document._id,
    'create',
    explainWriteRefusal(principal, null, document, rules) ?? ID_REFUSAL,
  );
}

/** The draft and the published version must have the same type and tenant, before and after the transaction. */
function checkFamily(
  { documents, principal: { tenancy } }: TransactionPlan,
  { id, after }: DocumentChange,
  familyBefore: readonly LakeDocument[],
): void {
  if (after === null) return;
  const familyNow = documents.family(id);
  for (const other of [...familyNow, ...familyBefore]) {
    if (other._type !== after._type) {
      throw new WriteRefused('mutationError', `The type of "${id}" is "${other._type}" and cannot change`, {
        id,
      });
    }
    if (isAsset(after)) continue;
    const mustAgree = familyNow.includes(other) || tenantOf(tenancy, other) !== undefined;
    if (mustAgree && tenantOf(tenancy, other) !== tenantOf(tenancy, after)) {
      throw new WriteRefused(
        'mutationError',
        `The draft and the published "${id}" must belong to the same ${tenancy.tenantType}`,
        {
          id,
        },
      );
    }
  }
}

function checkReferrers({ documents, principal, leftOut }: TransactionPlan, id: string): void {
  if (leftOut?.refersTo(id)) throw leftOutRefusal(id);
  const referrers = documents.referrers(id);
  if (referrers.length === 0) return;
  const known = referrers.filter((document) => mayRead(principal, document)).map(({ _id }) => _id);
  throw new WriteRefused(
    'documentHasExistingReferencesError',
    `Document "${id}" cannot be deleted as there are references to it${known.length > 0 ? ` from "${known[0]}"` : ''}`,
    { id, referencingIDs: known, totalCount: referrers.length },
  );
}

/**
 * Whether a weak reference may have no target. A new one is refused like a reference to a hidden document, so that
 * the two responses match, unless the target has a draft or an administrator imports content.
 */
function mayLackTarget(
  { principal, documents }: TransactionPlan,
  id: string,
  known: ReadonlySet<string>,
): boolean {
  if (isAdministrator(principal) || known.has(id)) return true;
  return documents.family(id).some((draft) => mayRead(principal, draft));
}

function checkReferences(
  plan: TransactionPlan,
  document: LakeDocument,
  family: readonly LakeDocument[],
): AssetStamp[] {
  const stamps: AssetStamp[] = [];
  const known = new Set(family.flatMap((one) => [...referencesIn(one)].map(({ id }) => id)));
  const seen = new Set<string>();
  for (const { id, isWeak } of referencesIn(document)) {
    if (seen.has(`${id} ${isWeak}`)) continue;
    seen.add(`${id} ${isWeak}`);
    const target = plan.documents.get(id);
    if (target === undefined || !mayReferTo(plan, document, target)) {
      if (isWeak && target === undefined && mayLackTarget(plan, id, known)) continue;
      const stored = target === undefined ? plan.leftOut?.find(id) : undefined;
      if (stored !== undefined && known.has(id)) continue;
      if (stored !== undefined && mayKnow(plan.principal, stored)) throw leftOutRefusal(id);
      // Same response for documents that don't exist and documents of another tenant.
      throw new WriteRefused(
        'documentReferenceDoesNotExistError',
        `Document "${document._id}" references non-existent document "${id}"`,
        { id: document._id, referenceID: id },
      );
    }
    const tenants = isAsset(target) ? readersOf(plan.principal.tenancy, document) : [];
    if (tenants.length > 0) stamps.push({ assetId: id, tenants });
  }
  return stamps;
}

function mayReferTo({ principal }: TransactionPlan, document: LakeDocument, target: LakeDocument): boolean {
  const { tenancy } = principal;
  const from = tenantOf(tenancy, document);
  if (isAsset(target)) {
    const isHere = from !== undefined && stampsOf(tenancy, target).includes(from);
    return isHere || mayRead(principal, target);
  }
  if (isSharedDocument(tenancy, target) && tenantOf(tenancy, target) === undefined) return true;
  // Documents without a tenant belong to administrators and may refer to anything they can read.
  if (from === undefined && !isSharedDocument(tenancy, document)) return mayRead(principal, target);
  return tenantOf(tenancy, target) === from && from !== undefined;
}

function readersOf(tenancy: Tenancy, document: LakeDocument): AssetStamp['tenants'] {
  const tenant = tenantOf(tenancy, document);
  if (tenant !== undefined) return [tenant];
  return isSharedDocument(tenancy, document) ? 'every' : [];
}

/** Returns the mutation that adds a stamp to an asset's stamps, or null if the asset already has it. */
export function addStamp(
  tenancy: Tenancy,
  asset: LakeDocument,
  tenants: AssetStamp['tenants'],
): PatchOperations | null {
  if (isSharedDocument(tenancy, asset)) return null;
  if (tenants === 'every') return { set: { [sharedField(tenancy)]: true } };
  const stamps = stampsOf(tenancy, asset);
  const missing = tenants.filter((tenant) => !stamps.includes(tenant));
  return missing.length === 0 ? null : { set: { [stampsField(tenancy)]: [...stamps, ...missing] } };
}
