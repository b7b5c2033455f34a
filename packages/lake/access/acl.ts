import { ROLES, type Principal } from './principal.ts';
import { ASSET_TYPES, dealershipsWith, isAdministrator, isAgency, writableDealerships } from './rights.ts';

/** Permissions the Studio offers for the documents that match a GROQ filter. */
export interface AclEntry {
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
const SHARED = 'everyDealership == true';
const NOT_SHARED = 'everyDealership != true';
/** Belongs to a dealership: the reference exists and is a string. */
const OWNED = '(defined(dealership._ref) && string(dealership._ref) == dealership._ref)';

/** Filter for documents of these dealerships, without the dealerships' own documents and assets. */
function ownedBy(ids: Ids): string {
  const owner = ids === '*' ? OWNED : `dealership._ref in ${list(ids)}`;
  return `${NOT_SYSTEM} && !(${ASSET}) && _type != "dealership" && ${owner}`;
}

/** Filter for the dealerships' own documents: published, draft and versions. */
function dealerships(ids: Ids): string {
  const type = `${NOT_SYSTEM} && _type == "dealership"`;
  if (ids === '*') return type;
  const versions = ids.map((id) => `_id in path(${JSON.stringify(`versions.*.${id}`)})`);
  return `${type} && (${[`_id in ${list(ids.flatMap((id) => [id, `drafts.${id}`]))}`, ...versions].join(' || ')})`;
}

function sharedContent(): string {
  return `${NOT_SYSTEM} && !(${ASSET}) && _type != "dealership" && !${OWNED} && ${SHARED}`;
}

function readableAssets(ids: Ids): string {
  if (ids === '*') return `${NOT_SYSTEM} && ${ASSET}`;
  return `${NOT_SYSTEM} && ${ASSET} && (${SHARED} || count(dealerships[@ in ${list(ids)}]) > 0)`;
}

/** Filter for assets that have at least one stamp, with all stamps among `ids`. */
function writableAssets(ids: Ids): string {
  const assets = `${NOT_SYSTEM} && ${ASSET} && ${NOT_SHARED}`;
  if (ids === '*') return assets;
  const stamps = 'dealerships[string(@) == @]';
  return `${assets} && count(${stamps}) > 0 && count(${stamps}[!(@ in ${list(ids)})]) == 0`;
}

/**
 * The Studio loads rights once, but an agency may create a dealership after that, which is then the agency's own.
 * Therefore documents that belong to no currently known dealership are offered as the principal's own. This doesn't
 * reveal other dealerships' documents, because those are hidden.
 */
function newlyCreated(known: Ids): AclEntry[] {
  if (known === '*') return [{ filter: `${dealerships('*')} && ${NOT_SHARED}`, permissions: ['create'] }];
  return [
    { filter: `${dealerships('*')} && !(${dealerships(known)}) && ${NOT_SHARED}`, permissions: WRITE },
    { filter: `${dealerships(known)} && ${NOT_SHARED}`, permissions: ['create'] },
    {
      filter: `${ownedBy('*')} && !(dealership._ref in ${list(known)}) && ${NOT_SHARED}`,
      permissions: WRITE,
    },
  ];
}

/**
 * Returns the principal's rights as filters and permissions, which the Studio evaluates to show the available
 * actions. They are informational: the lake decides with mayRead and refuseWrite. Both agree (see acl.test.ts) except
 * for dealerships' own documents: an agency may create one at any time, and an editor may write some of its fields.
 */
export function aclOf(principal: Principal): AclEntry[] {
  if (isAdministrator(principal)) return [{ filter: '_id in path("**")', permissions: EVERYTHING }];
  if (principal.grants.length === 0) return [];
  const readable = dealershipsWith(principal, ROLES);
  const writable = writableDealerships(principal);
  const entries: AclEntry[] = [
    ownedBy(readable),
    dealerships(readable),
    sharedContent(),
    readableAssets(readable),
  ].map((filter) => ({ filter, permissions: READ }));
  if (writable.length > 0) {
    entries.push({ filter: `${ownedBy(writable)} && ${NOT_SHARED}`, permissions: WRITE });
    entries.push({ filter: writableAssets(writable), permissions: WRITE });
    // Publishing also requires "create". refuseWrite decides which fields an editor may write.
    entries.push({ filter: `${dealerships(writable)} && ${NOT_SHARED}`, permissions: WRITE });
  }
  if (isAgency(principal)) entries.push(...newlyCreated(readable));
  return entries;
}
