import { dealershipOf, isUnpublished, type Json, type LakeDocument } from '../document.ts';
import { differOnlyIn, type FieldRules, isSameIn } from './field-rules.ts';
import { ROLES, type Grant, type Principal, type Role } from './principal.ts';

/** The part of a document that rights depend on. Drafts and versions have the rights of the published document. */
type Content = { readonly [key: string]: Json | undefined };

/** Types whose documents describe uploaded bytes. Stamps on them define who may read them. */
export const ASSET_TYPES = ['sanity.imageAsset', 'sanity.fileAsset'] as const;

const EDITORS: readonly Role[] = ['administrator', 'agency', 'editor'];
const AGENCIES: readonly Role[] = ['administrator', 'agency'];

/** Returns true if the principal may do everything everywhere. */
export function isAdministrator({ grants }: Principal): boolean {
  return grants.some((grant) => grant.role === 'administrator' && grant.dealership === '*');
}

/** Returns true for an agency of any dealership, and for administrators. */
export function isAgency({ grants }: Principal): boolean {
  return grants.some((grant) => AGENCIES.includes(grant.role));
}

/** Returns true if the principal has one of these roles in the dealership, directly or through '*'. */
export function hasRole(principal: Principal, dealership: string, roles: readonly Role[]): boolean {
  return principal.grants.some(
    (grant) => (grant.dealership === dealership || grant.dealership === '*') && roles.includes(grant.role),
  );
}

/** Returns the dealerships in which the principal has one of these roles, sorted, or '*' for all. */
export function dealershipsWith({ grants }: Principal, roles: readonly Role[]): string[] | '*' {
  const ids = grants.filter((grant: Grant) => roles.includes(grant.role)).map((grant) => grant.dealership);
  return ids.includes('*') ? '*' : [...new Set(ids)].sort();
}

/** Returns the dealerships whose documents the principal may write, sorted, or '*' for all. */
export function writableDealerships(principal: Principal): string[] | '*' {
  return dealershipsWith(principal, EDITORS);
}

/** Returns a cache key. Principals with the same key see the same documents. */
export function readKey(principal: Principal): string {
  if (isAdministrator(principal)) return 'administrator';
  const readable = dealershipsWith(principal, ROLES);
  return readable === '*' ? '*' : JSON.stringify(readable);
}

/** Returns true for documents of the lake itself, which only administrators may access, whatever their fields say. */
function isSystem({ _id, _type }: Content): boolean {
  return (
    (typeof _id === 'string' && _id.startsWith('_.')) ||
    (typeof _type === 'string' && _type.startsWith('system.'))
  );
}

/** Returns true if a document describes uploaded bytes. */
export function isAsset({ _type }: Content): boolean {
  return ASSET_TYPES.some((type) => type === _type);
}

/** Returns the dealerships an asset is stamped with. */
function stampsOf({ dealerships }: Content): string[] {
  return Array.isArray(dealerships) ? dealerships.filter((id) => typeof id === 'string') : [];
}

/**
 * Returns true if the principal may see the document: documents of granted dealerships, shared ones, and assets
 * stamped with a granted dealership. Only administrators see anything else.
 */
export function mayRead(principal: Principal, document: Content): boolean {
  if (principal.grants.length === 0) return false;
  if (isAdministrator(principal)) return true;
  if (isSystem(document)) return false;
  const everywhere = principal.grants.some((grant) => grant.dealership === '*');
  if (isAsset(document)) {
    if (everywhere || document['everyDealership'] === true) return true;
    return stampsOf(document).some((id) => hasRole(principal, id, ROLES));
  }
  const dealership = dealershipOf(document);
  return dealership === undefined
    ? document['everyDealership'] === true
    : hasRole(principal, dealership, ROLES);
}

/**
 * Returns why the principal may not write a document with this content, or null. `isNew`: no document had this id
 * before.
 */
function refuseContent(principal: Principal, document: Content, isNew: boolean): string | null {
  if (isAdministrator(principal)) return null;
  if (isSystem(document)) return 'Only administrators may write system documents.';
  const writable = writableDealerships(principal);
  if (writable.length === 0) return 'Your role is read-only.';
  const shared = document['everyDealership'] === true;
  if (isAsset(document)) {
    if (shared) return 'Only administrators may write assets shared by all dealerships.';
    const stamps = stampsOf(document);
    return writable === '*' || (stamps.length > 0 && stamps.every((id) => writable.includes(id)))
      ? null
      : 'This asset also belongs to dealerships that you may not write.';
  }
  const dealership = dealershipOf(document);
  if (document['_type'] === 'dealership' && dealership !== undefined) {
    if (shared) return 'A dealership cannot be shared content.';
    if (isNew ? isAgency(principal) : hasRole(principal, dealership, EDITORS)) return null;
    return 'Only agencies and editors may write the settings of a dealership.';
  }
  if (dealership !== undefined) {
    if (shared) return 'A document belongs to one dealership or to every dealership, not to both.';
    return hasRole(principal, dealership, EDITORS) ? null : 'You may not write documents of this dealership.';
  }
  if (shared) return 'Only administrators may write content shared by all dealerships.';
  return 'Only administrators may write documents without a dealership.';
}

/** Returns why the principal may not change these fields of a dealership's own document, or null. */
function refuseSettings(
  principal: Principal,
  before: LakeDocument,
  after: LakeDocument | null,
  { editorFields }: FieldRules,
): string | null {
  const dealership = dealershipOf(before);
  if (before._type !== 'dealership' || dealership === undefined || isAdministrator(principal)) return null;
  if (hasRole(principal, dealership, AGENCIES)) return null;
  if (after === null) return 'Only agencies may delete a dealership.';
  if (isUnpublished(before._id) && !isUnpublished(after._id))
    return 'Only agencies may publish a dealership for the first time.';
  return differOnlyIn(editorFields, before, after)
    ? null
    : 'Only agencies may write these settings of a dealership.';
}

/** Returns why the principal may not write these fields of a document that belongs to a dealership, or null. */
function refuseAgencyFields(
  principal: Principal,
  before: LakeDocument | null,
  after: LakeDocument,
  { agencyFields }: FieldRules,
): string | null {
  const dealership = dealershipOf(after);
  const paths = agencyFields[after._type];
  if (paths === undefined || dealership === undefined || hasRole(principal, dealership, AGENCIES))
    return null;
  return isSameIn(paths, before ?? {}, after) ? null : `Only agencies may write ${paths.join(', ')}.`;
}

/**
 * Returns null if the principal may change `before` to `after`, or a sentence that says why not. `before` is null for
 * a new document, `after` for a deletion. A document's dealership can never change once set, not even by
 * administrators. The writer checks what a single document cannot show: that draft and published version agree, that
 * references stay within a dealership, and that a new dealership's id was never used by someone else (see
 * grantForNewDealership).
 * @param rules fields restricted to editors or to agencies
 */
export function explainWriteRefusal(
  principal: Principal,
  before: LakeDocument | null,
  after: LakeDocument | null,
  rules: FieldRules,
): string | null {
  if (before !== null && after !== null) {
    const dealership = isAsset(before) ? undefined : dealershipOf(before);
    if (dealership !== undefined && dealership !== dealershipOf(after)) {
      return 'A document cannot move to another dealership.';
    }
  }
  if (before !== null) {
    const refusal =
      refuseContent(principal, before, false) ?? refuseSettings(principal, before, after, rules);
    if (refusal !== null) return refusal;
  }
  if (after === null) return null;
  return (
    refuseContent(principal, after, before === null) ?? refuseAgencyFields(principal, before, after, rules)
  );
}
