/** GROQ syntax trees, as far as the lake needs to inspect them. */
import { BUDGETS } from '@rooftop/budgets/budgets';
import { GroqSyntaxError, parse } from 'groq-js';

/** A node of groq-js. It has more fields depending on its type. */
export interface SyntaxNode {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** Thrown for a query that cannot run. Contains the position of the error. */
export class QueryRefused extends Error {
  override readonly name = 'QueryRefused';
  readonly query: string;
  readonly start: number;
  readonly end: number;
  readonly type: 'queryParseError' | 'queryTimeoutError';

  constructor(
    message: string,
    query: string,
    more: Partial<Pick<QueryRefused, 'start' | 'end' | 'type'>> = {},
  ) {
    super(message);
    const { start = 0, end = query.length, type = 'queryParseError' } = more;
    this.query = query;
    this.type = type;
    this.start = start;
    this.end = end;
  }

  /** Returns the response body in the shape of Sanity's API. */
  toBody() {
    const { message: description, type, query, start, end } = this;
    return { error: { type, description, query, start, end } };
  }
}

/** Returns true if a value inside a tree is a node. */
export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/**
 * Parses a query. The parser inserts the values of parameters, so a tree is only valid for its parameters.
 * @throws QueryRefused if the query is invalid
 */
export function parseQuery(query: string, params: Readonly<Record<string, unknown>>): SyntaxNode {
  if (query.length > BUDGETS.queryLength.each) throw new QueryRefused('The query is too long', '');
  let tree: unknown;
  try {
    tree = parse(query, { params });
  } catch (error) {
    if (error instanceof GroqSyntaxError) {
      throw new QueryRefused(error.message, query, { start: error.position, end: error.position });
    }
    throw new QueryRefused(error instanceof Error ? error.message : String(error), query);
  }
  if (!isNode(tree)) throw new QueryRefused('The query is empty', query);
  return tree;
}

/** Returns the direct children of a node. */
export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  // Values are data, even if they look like nodes.
  if (node.type === 'Value') return children;
  for (const value of Object.values(node)) {
    if (isNode(value)) children.push(value);
    else if (Array.isArray(value)) children.push(...value.filter(isNode));
  }
  return children;
}

/**
 * Returns a tree in which `change` has replaced nodes, outermost first. If it returns undefined, the node is kept and
 * its children are processed.
 */
export function rewrite(node: SyntaxNode, change: (node: SyntaxNode) => SyntaxNode | undefined): SyntaxNode {
  const changed = change(node);
  if (changed) return changed;
  if (node.type === 'Value') return node;
  const fields: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(node)) {
    const inner = rewriteValue(value, change);
    if (inner !== value) fields[field] = inner;
  }
  return Object.keys(fields).length === 0 ? node : { ...node, ...fields };
}

/** Rewrites a node, or a list that contains nodes. Returns the identical value if nothing in it was replaced. */
function rewriteValue(value: unknown, change: (node: SyntaxNode) => SyntaxNode | undefined): unknown {
  if (isNode(value)) return rewrite(value, change);
  if (!Array.isArray(value)) return value;
  const all = value.map((inner: unknown) => (isNode(inner) ? rewrite(inner, change) : inner));
  return all.some((inner, index) => inner !== value[index]) ? all : value;
}
