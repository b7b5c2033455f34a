/** Finds the documents a query reads: every `*` in it, with the types and tenant its filter requires. */
import { sharedField, type Tenancy } from '../tenancy.ts';
import { childrenOf, isNode, type SyntaxNode } from './syntax.ts';

/** One `*`. Without types it represents all documents. */
export interface QuerySource {
  readonly types: readonly string[] | undefined;
  readonly tenant: string | undefined;
}

/** Returns the strings that a node represents for any document: a string literal, or a list of them. */
function constants(node: unknown): string[] | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Group') return constants(node['base']);
  if (node.type === 'Value') {
    const values: unknown[] = Array.isArray(node['value']) ? node['value'] : [node['value']];
    return values.every((value) => typeof value === 'string') ? values : undefined;
  }
  if (node.type !== 'Array' || !Array.isArray(node['elements'])) return undefined;
  const elements = node['elements'].map((element: unknown) =>
    isNode(element) &&
    element['isSplat'] === false &&
    isNode(element['value']) &&
    element['value'].type === 'Value'
      ? constants(element['value'])
      : undefined,
  );
  return elements.every((texts) => texts !== undefined) ? elements.flat() : undefined;
}

/** Returns the name of a field of the document itself, such as `_type` or `workspace._ref`. */
function fieldName(node: unknown): string | undefined {
  if (!isNode(node) || node.type !== 'AccessAttribute' || typeof node['name'] !== 'string') return undefined;
  if (node['base'] === undefined) return node['name'];
  const base = fieldName(node['base']);
  return base === undefined ? undefined : `${base}.${node['name']}`;
}

/** Yields the conditions that must all be true for a document to pass the filter. */
function* conditions(node: unknown): Generator<SyntaxNode> {
  if (!isNode(node)) return;
  if (node.type === 'Group') yield* conditions(node['base']);
  else if (node.type === 'And') {
    yield* conditions(node['left']);
    yield* conditions(node['right']);
  } else yield node;
}

/** Returns the values a filter allows for a field, or undefined if it doesn't restrict the field. */
function requiredValues(conditionNodes: readonly SyntaxNode[], field: string): string[] | undefined {
  for (const { type, op, left, right } of conditionNodes) {
    if (type !== 'OpCall') continue;
    if (op === '==' && fieldName(left) === field && isSingle(right)) return constants(right);
    if (op === '==' && fieldName(right) === field && isSingle(left)) return constants(left);
    if (op === 'in' && fieldName(left) === field && isList(right)) return constants(right);
  }
  return undefined;
}

const isSingle = (node: unknown): boolean =>
  isNode(node) && node.type === 'Value' && typeof node['value'] === 'string';
const isList = (node: unknown): boolean => !isSingle(node) && constants(node) !== undefined;

/**
 * Returns the conditions of a filter, or of nested filters, directly over `*`. Returns undefined for any other node.
 */
function conditionsOfFilter(node: SyntaxNode): SyntaxNode[] | undefined {
  const all: SyntaxNode[] = [];
  let current: unknown = node;
  while (isNode(current) && current.type === 'Filter') {
    all.push(...conditions(current['expr']));
    current = current['base'];
  }
  return isNode(current) && current.type === 'Everything' && current !== node ? all : undefined;
}

/**
 * A set of documents: of one tenant, shared by all, or a single document. Each matching document is in one of
 * these.
 */
export type Scope = { readonly kind: 'id' | 'tenant'; readonly value: string } | { readonly kind: 'shared' };

const referenceTo = ({ tenantField }: Tenancy): string => `${tenantField}._ref`;

/** Returns the scopes of documents that meet one condition, or undefined for all documents. */
function scopesOfCondition(tenancy: Tenancy, node: SyntaxNode): Scope[] | undefined {
  if (node.type === 'Group' || node.type === 'And') return scopesOfConditions(tenancy, [...conditions(node)]);
  if (node.type === 'Or') {
    const [left, right] = [node['left'], node['right']].map((side) =>
      isNode(side) ? scopesOfCondition(tenancy, side) : undefined,
    );
    return left && right && [...left, ...right];
  }
  const ids = requiredValues([node], '_id');
  if (ids) return ids.map((value) => ({ kind: 'id', value }));
  const tenants = requiredValues([node], referenceTo(tenancy));
  if (tenants) return tenants.map((value) => ({ kind: 'tenant', value }));
  return isTrueField(node, sharedField(tenancy)) ? [{ kind: 'shared' }] : undefined;
}

/** Returns the narrowest scopes of several conditions: an id names one document, a tenant some of them. */
function scopesOfConditions(tenancy: Tenancy, nodes: readonly SyntaxNode[]): Scope[] | undefined {
  const all = nodes.map((node) => scopesOfCondition(tenancy, node)).filter((scopes) => scopes !== undefined);
  return all.find((scopes) => scopes.every(({ kind }) => kind === 'id')) ?? all[0];
}

const isTrueField = ({ type, op, left, right }: SyntaxNode, field: string): boolean =>
  type === 'OpCall' &&
  op === '==' &&
  fieldName(left) === field &&
  isNode(right) &&
  right.type === 'Value' &&
  right['value'] === true;

/** Returns the scopes of documents that pass a filter directly over `*`, or undefined for all documents. */
export function scopesOfFilter(tenancy: Tenancy, node: SyntaxNode): Scope[] | undefined {
  const all = conditionsOfFilter(node);
  return all && scopesOfConditions(tenancy, all);
}

/** Returns the source of a filter, or of nested filters, directly over `*`. */
export function sourceOfFilter(tenancy: Tenancy, node: SyntaxNode): QuerySource | undefined {
  const all = conditionsOfFilter(node);
  if (all === undefined) return undefined;
  const tenants = requiredValues(all, referenceTo(tenancy));
  return {
    types: requiredValues(all, '_type'),
    tenant: tenants?.length === 1 ? tenants[0] : undefined,
  };
}

/** Yields all sources of a query. */
export function* sourcesOf(tenancy: Tenancy, node: SyntaxNode): Generator<QuerySource> {
  const source = sourceOfFilter(tenancy, node);
  if (source) {
    yield source;
    // The filters' own conditions may contain further sources.
    let current: unknown = node;
    while (isNode(current) && current.type === 'Filter') {
      if (isNode(current['expr'])) yield* sourcesOf(tenancy, current['expr']);
      current = current['base'];
    }
    return;
  }
  if (node.type === 'Everything' || (node.type === 'FuncCall' && node['namespace'] === 'releases')) {
    yield { types: undefined, tenant: undefined };
  }
  for (const child of childrenOf(node)) yield* sourcesOf(tenancy, child);
}
