import { ROLES, type Principal } from './principal.ts';
import { sharedField, stampsField, type Tenancy } from '../../tenancy.ts';
import { ASSET_TYPES, tenantsWith, isAdministrator, isAgency, writableTenants } from './rights.ts';

/** Permissions the Studio offers for the documents that match a GROQ filter. */
interface AclEntry {
  readonly filter: string;
  readonly permissions: readonly string[];
}

const READ = ['read', 'history'] as const;
const WRITE = [...READ, 'create', 'update', 'editHistory'] as const;
const EVERYTHING = [...WRITE, 'manage', 'dataset', 'mode'] as const;

type Ids = readonly string[] | '*';

const list = (ids: readonly string[]): string => `[${ids.map((id) => JSON.stringify(id)).join(', ')}]`;

const NOT_SYSTEM = '!string::startsWith(_id, "_.") && !string::startsWith(_type, "system.")';
const ASSET = `_type in ${list(ASSET_TYPES)}`;

/** Filters for kinds of documents. */
function filtersFor(tenancy: Tenancy) {
  const { tenantField, tenantType } = tenancy;
  const reference = `${tenantField}._ref`;
  const isShared = `${sharedField(tenancy)} == true`;
  const isNotShared = `${sharedField(tenancy)} != true`;
  /** The reference exists and is a string. */
  const isOwned = `(defined(${reference}) && string(${reference}) == ${reference})`;
  const stamps = `${stampsField(tenancy)}[string(@) == @]`;
  const isContent = `${NOT_SYSTEM} && !(${ASSET}) && _type != "${tenantType}"`;
  const isAsset = `${NOT_SYSTEM} && ${ASSET}`;
  return {
    isNotShared,
    sharedContent: `${isContent} && !${isOwned} && ${isShared}`,
    /** Documents of these tenants, without the tenants' own documents and assets. */
    ownedBy: (ids: Ids): string =>
      `${isContent} && ${ids === '*' ? isOwned : `${reference} in ${list(ids)}`}`,
    /** Documents of tenants, without those of these tenants. */
    ownedByOthers: (ids: readonly string[]): string =>
      `${isContent} && ${isOwned} && !(${reference} in ${list(ids)})`,
    /** The tenants' own documents: published, draft and versions. */
    tenants: (ids: Ids): string => {
      const type = `${NOT_SYSTEM} && _type == "${tenantType}"`;
      if (ids === '*') return type;
      const versions = ids.map((id) => `_id in path(${JSON.stringify(`versions.*.${id}`)})`);
      const own = `_id in ${list(ids.flatMap((id) => [id, `drafts.${id}`]))}`;
      return `${type} && (${[own, ...versions].join(' || ')})`;
    },
    readableAssets: (ids: Ids): string =>
      ids === '*'
        ? isAsset
        : `${isAsset} && (${isShared} || count(${stampsField(tenancy)}[@ in ${list(ids)}]) > 0)`,
    /** Assets that have at least one stamp, with all stamps among `ids`. */
    writableAssets: (ids: Ids): string => {
      const assets = `${isAsset} && ${isNotShared}`;
      if (ids === '*') return assets;
      return `${assets} && count(${stamps}) > 0 && count(${stamps}[!(@ in ${list(ids)})]) == 0`;
    },
  };
}

/**
 * The Studio loads rights once, but an agency may create a tenant after that, which is then the agency's own.
 * Therefore documents that belong to no currently known tenant are offered as the principal's own. This doesn't
 * reveal other tenants' documents, because those are hidden.
 */
function newlyCreated(
  { isNotShared, ownedByOthers, tenants }: ReturnType<typeof filtersFor>,
  known: Ids,
): AclEntry[] {
  if (known === '*') return [{ filter: `${tenants('*')} && ${isNotShared}`, permissions: ['create'] }];
  return [
    { filter: `${tenants('*')} && !(${tenants(known)}) && ${isNotShared}`, permissions: WRITE },
    { filter: `${tenants(known)} && ${isNotShared}`, permissions: ['create'] },
    { filter: `${ownedByOthers(known)} && ${isNotShared}`, permissions: WRITE },
  ];
}

/**
 * Returns the principal's rights as filters and permissions, which the Studio evaluates to show the available
 * actions. They are informational: the lake decides with mayRead and refuseWrite. Both agree (see acl.test.ts) except
 * for tenants' own documents: an agency may create one at any time, and an editor may write some of its fields.
 */
export function aclOf(principal: Principal): AclEntry[] {
  if (isAdministrator(principal)) return [{ filter: '_id in path("**")', permissions: EVERYTHING }];
  if (principal.grants.length === 0) return [];
  const readable = tenantsWith(principal, ROLES);
  const writable = writableTenants(principal);
  const filters = filtersFor(principal.tenancy);
  const { isNotShared } = filters;
  const entries: AclEntry[] = [
    filters.ownedBy(readable),
    filters.tenants(readable),
    filters.sharedContent,
    filters.readableAssets(readable),
  ].map((filter) => ({ filter, permissions: READ }));
  if (writable.length > 0) {
    entries.push({ filter: `${filters.ownedBy(writable)} && ${isNotShared}`, permissions: WRITE });
    entries.push({ filter: filters.writableAssets(writable), permissions: WRITE });
    // Publishing also requires "create". refuseWrite decides which fields an editor may write.
    entries.push({ filter: `${filters.tenants(writable)} && ${isNotShared}`, permissions: WRITE });
  }
  if (isAgency(principal)) entries.push(...newlyCreated(filters, readable));
  return entries;
}
