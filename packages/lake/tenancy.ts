/** Tenants: which of them a document belongs to. The lake's owner names their type and the field that refers to them. */
import { type Json, publishedId } from './document.ts';

export interface Tenancy {
  /** Type of the documents that stand for tenants, such as `workspace`. */
  readonly tenantType: string;
  /** Field of all other documents that refers to their tenant. */
  readonly tenantField: string;
  /**
   * Whether people of a tenant may only create documents under ids that no other tenant's document has, so that the
   * answer never tells which ids are taken; see `mayUseNewId`. Defaults to false.
   */
  readonly hasPrivateIds?: boolean;
}

/** The part of a document that tenancy depends on. */
export type DocumentContent = { readonly [key: string]: Json | undefined };

/** Returns the field that is true in content shared by all tenants: `everyWorkspace`. */
export const sharedField = ({ tenantField }: Tenancy): string =>
  `every${tenantField.charAt(0).toUpperCase()}${tenantField.slice(1)}`;

/** Returns the field of an asset that lists the tenants who may read it: `workspaces`. */
export const stampsField = ({ tenantField }: Tenancy): string => `${tenantField}s`;

/** Returns true if a document is shared by all tenants. */
export const isSharedDocument = (tenancy: Tenancy, document: DocumentContent): boolean =>
  document[sharedField(tenancy)] === true;

/** Returns the tenants an asset is stamped with. */
export function stampsOf(tenancy: Tenancy, asset: DocumentContent): string[] {
  const stamps = asset[stampsField(tenancy)];
  return Array.isArray(stamps) ? stamps.filter((id) => typeof id === 'string') : [];
}

/** Returns the id in a document's reference to its tenant as access filters see it, whatever the document's type. */
export function tenantReference({ tenantField }: Tenancy, document: DocumentContent): string | undefined {
  const reference = document[tenantField];
  if (typeof reference !== 'object' || reference === null || !('_ref' in reference)) return undefined;
  return typeof reference._ref === 'string' ? reference._ref : undefined;
}

/**
 * Returns the tenant a document belongs to: its reference, or its own id if it is a tenant. Returns undefined for
 * shared content, assets and system documents.
 */
export function tenantOf(tenancy: Tenancy, document: DocumentContent): string | undefined {
  return document['_type'] === tenancy.tenantType && typeof document['_id'] === 'string'
    ? publishedId(document['_id'])
    : tenantReference(tenancy, document);
}
