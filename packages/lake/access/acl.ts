import { ROLES, type Principal } from './principal.ts';
import { ASSET_TYPES, dealershipsWith, isAdministrator, isAgency, writableDealerships } from './rights.ts';

/** What the Studio may offer for the documents that a GROQ filter matches. */
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
/** Belongs to some dealership: the reference is there and is a string. */
const OWNED = '(defined(dealership._ref) && string(dealership._ref) == dealership._ref)';

/** Documents of these dealerships, without the dealerships' own documents and assets. */
function ownedBy(ids: Ids): string {
  const owner = ids === '*' ? OWNED : `dealership._ref in ${list(ids)}`;
  return `${NOT_SYSTEM} && !(${ASSET}) && _type != "dealership" && ${owner}`;
}

/** The dealerships' own documents: published, draft and versions. */
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

/** Assets of which every stamp is among `ids`, and at least one is there. */
function writableAssets(ids: Ids): string {
  const assets = `${NOT_SYSTEM} && ${ASSET} && ${NOT_SHARED}`;
  if (ids === '*') return assets;
  const stamps = 'dealerships[string(@) == @]';
  return `${assets} && count(${stamps}) > 0 && count(${stamps}[!(@ in ${list(ids)})]) == 0`;
}

/**
 * The Studio asks for rights once, and a dealership that an agency creates after that is the agency's. So whatever
 * belongs to none of the dealerships known now is offered as its own; somebody else's is not, because it is not shown.
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
 * The principal's rights as the filters and permissions that the Studio evaluates to show what may be done.
 * They only inform: the lake decides by mayRead and refuseWrite, which say the same (see acl.test.ts) of everything
 * but dealerships' own documents: an agency may create one at any moment, and an editor may write some of its fields.
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
    // Publishing asks for "create" too. Which of the fields an editor may write is for refuseWrite to say.
    entries.push({ filter: `${dealerships(writable)} && ${NOT_SHARED}`, permissions: WRITE });
  }
  if (isAgency(principal)) entries.push(...newlyCreated(readable));
  return entries;
}
