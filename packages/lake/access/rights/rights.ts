import { isUnpublished, type LakeDocument } from '../../document.ts';
import { type DocumentContent, isSharedDocument, stampsOf, tenantOf } from '../../tenancy.ts';
import { differOnlyIn, type FieldRules, isSameIn } from './field-rules.ts';
import { ROLES, type Grant, type Member, type Principal, type Role } from './principal.ts';

/** Types whose documents describe uploaded bytes. Stamps on them define who may read them. */
export const ASSET_TYPES = ['sanity.imageAsset', 'sanity.fileAsset'] as const;

const EDITORS: readonly Role[] = ['administrator', 'agency', 'editor'];
const AGENCIES: readonly Role[] = ['administrator', 'agency'];

/** Returns true if the principal may do everything everywhere. */
export function isAdministrator({ grants }: Pick<Member, 'grants'>): boolean {
  return grants.some((grant) => grant.role === 'administrator' && grant.tenant === '*');
}

/**
 * Returns true for a robot with a role in every tenant, such as the website's: the operator created it, and many
 * visitors wait for its queries.
 */
export const isService = ({ isRobot, grants }: Principal): boolean =>
  isRobot && grants.some(({ tenant }) => tenant === '*');

/** Returns true for an agency of any tenant, and for administrators. */
export function isAgency({ grants }: Principal): boolean {
  return grants.some((grant) => AGENCIES.includes(grant.role));
}

/** Returns true if the principal has one of these roles in the tenant, directly or through '*'. */
export function hasRole(principal: Pick<Member, 'grants'>, tenant: string, roles: readonly Role[]): boolean {
  return principal.grants.some(
    (grant) => (grant.tenant === tenant || grant.tenant === '*') && roles.includes(grant.role),
  );
}

/** Returns the tenants in which the principal has one of these roles, sorted, or '*' for all. */
export function tenantsWith({ grants }: Pick<Member, 'grants'>, roles: readonly Role[]): string[] | '*' {
  const ids = grants.filter((grant: Grant) => roles.includes(grant.role)).map((grant) => grant.tenant);
  return ids.includes('*') ? '*' : [...new Set(ids)].sort();
}

/** Returns the tenants whose documents the principal may write, sorted, or '*' for all. */
export function writableTenants(principal: Principal): string[] | '*' {
  return tenantsWith(principal, EDITORS);
}

/** Returns a cache key. Principals with the same key see the same documents. */
export function readKey(principal: Principal): string {
  if (isAdministrator(principal)) return 'administrator';
  const readable = tenantsWith(principal, ROLES);
  return readable === '*' ? '*' : JSON.stringify(readable);
}

/** Returns true for documents of the lake itself, which only administrators may access, whatever their fields say. */
function isSystem({ _id, _type }: DocumentContent): boolean {
  return (
    (typeof _id === 'string' && _id.startsWith('_.')) ||
    (typeof _type === 'string' && _type.startsWith('system.'))
  );
}

/** Returns true if a document describes uploaded bytes. */
export function isAsset({ _type }: DocumentContent): boolean {
  return ASSET_TYPES.some((type) => type === _type);
}

/**
 * Returns true if the principal may see the document: documents of granted tenants, shared ones, and assets
 * stamped with a granted tenant. Only administrators see anything else. Drafts and versions have the rights of the
 * published document.
 */
export function mayRead(principal: Principal, document: DocumentContent): boolean {
  if (principal.grants.length === 0) return false;
  if (isAdministrator(principal)) return true;
  if (isSystem(document)) return false;
  const everywhere = principal.grants.some((grant) => grant.tenant === '*');
  if (isAsset(document)) {
    if (everywhere || isSharedDocument(principal.tenancy, document)) return true;
    return stampsOf(principal.tenancy, document).some((id) => hasRole(principal, id, ROLES));
  }
  const tenant = tenantOf(principal.tenancy, document);
  return tenant === undefined
    ? isSharedDocument(principal.tenancy, document)
    : hasRole(principal, tenant, ROLES);
}

/** Returns true if the principal may know that a document of this tenant, or of none, exists. */
export function mayKnow(principal: Principal, { tenant }: { readonly tenant: string | undefined }): boolean {
  return isAdministrator(principal) || (tenant !== undefined && hasRole(principal, tenant, ROLES));
}

/**
 * Returns why the principal may not write a document with this content, or null. `isNew`: no document had this id
 * before.
 */
function refuseContent(principal: Principal, document: DocumentContent, isNew: boolean): string | null {
  if (isAdministrator(principal)) return null;
  if (isSystem(document)) return 'Only administrators may write system documents.';
  const writable = writableTenants(principal);
  if (writable.length === 0) return 'Your role is read-only.';
  const { tenantType } = principal.tenancy;
  const shared = isSharedDocument(principal.tenancy, document);
  if (isAsset(document)) {
    if (shared) return `Only administrators may write assets shared by all ${tenantType}s.`;
    const stamps = stampsOf(principal.tenancy, document);
    return writable === '*' || (stamps.length > 0 && stamps.every((id) => writable.includes(id)))
      ? null
      : `This asset also belongs to ${tenantType}s that you may not write.`;
  }
  const tenant = tenantOf(principal.tenancy, document);
  if (document['_type'] === tenantType && tenant !== undefined) {
    if (shared) return `A ${tenantType} cannot be shared content.`;
    if (isNew ? isAgency(principal) : hasRole(principal, tenant, EDITORS)) return null;
    return `Only agencies and editors may write the settings of a ${tenantType}.`;
  }
  if (tenant !== undefined) {
    if (shared) return `A document belongs to one ${tenantType} or to every ${tenantType}, not to both.`;
    return hasRole(principal, tenant, EDITORS) ? null : `You may not write documents of this ${tenantType}.`;
  }
  if (shared) return `Only administrators may write content shared by all ${tenantType}s.`;
  return `Only administrators may write documents without a ${tenantType}.`;
}

/** Returns why the principal may not change these fields of a tenant's own document, or null. */
function refuseSettings(
  principal: Principal,
  before: LakeDocument,
  after: LakeDocument | null,
  { editorFields }: FieldRules,
): string | null {
  const { tenantType } = principal.tenancy;
  const tenant = tenantOf(principal.tenancy, before);
  if (before._type !== tenantType || tenant === undefined || isAdministrator(principal)) return null;
  if (hasRole(principal, tenant, AGENCIES)) return null;
  if (after === null) return `Only agencies may delete a ${tenantType}.`;
  if (isUnpublished(before._id) && !isUnpublished(after._id))
    return `Only agencies may publish a ${tenantType} for the first time.`;
  return differOnlyIn(editorFields, before, after)
    ? null
    : `Only agencies may write these settings of a ${tenantType}.`;
}

/** Returns why the principal may not write these fields of a document that belongs to a tenant, or null. */
function refuseAgencyFields(
  principal: Principal,
  before: LakeDocument | null,
  after: LakeDocument,
  { agencyFields }: FieldRules,
): string | null {
  const tenant = tenantOf(principal.tenancy, after);
  const paths = agencyFields[after._type];
  if (paths === undefined || tenant === undefined || hasRole(principal, tenant, AGENCIES)) return null;
  return isSameIn(paths, before ?? {}, after) ? null : `Only agencies may write ${paths.join(', ')}.`;
}

/**
 * Returns null if the principal may change `before` to `after`, or a sentence that says why not. `before` is null for
 * a new document, `after` for a deletion. A document's tenant can never change once set, not even by
 * administrators. The writer checks what a single document cannot show: that draft and published version agree, that
 * references stay within a tenant, and that a new tenant's id was never used by someone else (see
 * grantForNewTenant).
 * @param rules fields restricted to editors or to agencies
 */
export function explainWriteRefusal(
  principal: Principal,
  before: LakeDocument | null,
  after: LakeDocument | null,
  rules: FieldRules,
): string | null {
  if (before !== null && after !== null) {
    const tenant = isAsset(before) ? undefined : tenantOf(principal.tenancy, before);
    if (tenant !== undefined && tenant !== tenantOf(principal.tenancy, after)) {
      return `A document cannot move to another ${principal.tenancy.tenantType}.`;
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
