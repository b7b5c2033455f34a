/** Answers a query from a view of the documents. */
import { evaluate, evaluateSync } from 'groq-js';
import { rewriteTextQuery } from './search-text.ts';
import { sourceOfFilter, sourcesOf } from './sources.ts';
import { childrenOf, isNode, parseQuery, QueryRefused, rewrite, type SyntaxNode } from './syntax.ts';
import { tagsOfAnswer } from './sync-tags.ts';
import type { View } from './view.ts';

export interface Question {
  readonly query: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** what `identity()` says */
  readonly identity: string;
  readonly sanity: { readonly projectId: string; readonly dataset: string };
}

export interface Answer {
  readonly result: unknown;
  readonly syncTags: string[];
}

/** Queries inside of queries run once per document: deeper ones would keep everybody waiting. */
const MAX_NESTING = 4;

/** Answers a question. Throws QueryRefused when it cannot be parsed or run. */
export async function runQuery(question: Question, view: View): Promise<Answer> {
  const { query, params, identity, sanity } = question;
  const tree = parseQuery(query, params);
  if (nesting(tree) > MAX_NESTING) throw new QueryRefused('The query is nested too deeply', query);

  const dataset = usesTextQuery(tree) ? view.searchable() : view.documents;
  const followed = new Set<string>();
  const options = {
    dataset,
    params,
    identity,
    sanity,
    dereference({ _ref: id }: { _ref: string }) {
      followed.add(id);
      return view.get(id) ?? null;
    },
  };
  const result = await evaluateTree(prepare(tree, view), options, query);
  return { result: result ?? null, syncTags: tagsOfAnswer(sourcesOf(tree), followed) };
}

/** The tree with what the library lacks put in other words, and filters by type reading those types only. */
function prepare(tree: SyntaxNode, view: View): SyntaxNode {
  return rewrite(tree, (node) => {
    const search = rewriteTextQuery(node);
    if (search) return prepareBelow(search, view);
    if (node.type === 'FuncCall' && node['namespace'] === 'user') return { type: 'Value', value: {} };
    const types = node.type === 'Filter' ? sourceOfFilter(node)?.types : undefined;
    return types && { ...filterOver(node, { type: 'Value', value: view.ofTypes(types) }, view) };
  });
}

const prepareBelow = (node: SyntaxNode, view: View): SyntaxNode => ({
  ...node,
  ...(isNode(node['left']) && { left: prepare(node['left'], view) }),
  ...(isNode(node['right']) && { right: prepare(node['right'], view) }),
});

/** Filters over `*` set upon another base. */
function filterOver(node: SyntaxNode, base: SyntaxNode, view: View): SyntaxNode {
  const inner = node['base'];
  const expr = isNode(node['expr']) ? prepare(node['expr'], view) : node['expr'];
  return {
    ...node,
    expr,
    base: isNode(inner) && inner.type === 'Filter' ? filterOver(inner, base, view) : base,
  };
}

const usesTextQuery = (node: SyntaxNode): boolean =>
  rewriteTextQuery(node) !== undefined || childrenOf(node).some(usesTextQuery);

/** How many times over documents are gone through for each document. */
function nesting(node: SyntaxNode): number {
  if (node.type === 'Everything') return 1;
  const depths = Array.from(childrenOf(node), (child) => {
    const depth = nesting(child);
    return child === node['expr'] && depth > 0 ? depth + 1 : depth;
  });
  return Math.max(0, ...depths);
}

async function evaluateTree(tree: SyntaxNode, options: object, query: string): Promise<unknown> {
  try {
    return evaluateSync(tree, options).data;
  } catch {
    // Some functions run only in the slower way.
  }
  try {
    const value = await evaluate(tree, options);
    return await value.get();
  } catch (error) {
    throw new QueryRefused(error instanceof Error ? error.message : String(error), query);
  }
}

/** Whether a single document passes the filters of a query, as listeners want to know. Throws QueryRefused. */
export function compileFilter(question: Question): (document: object) => boolean {
  const { query, params, identity, sanity } = question;
  let tree = parseQuery(query, params);
  while (tree.type !== 'Filter' && tree.type !== 'Everything') {
    const base = tree['base'];
    if (!isNode(base)) throw new QueryRefused('A listener takes a query that filters documents', query);
    tree = base;
  }
  const filter = tree;
  return (document) => {
    try {
      const matching: unknown = evaluateSync(filter, { dataset: [document], params, identity, sanity }).data;
      return Array.isArray(matching) && matching.length > 0;
    } catch (error) {
      throw new QueryRefused(error instanceof Error ? error.message : String(error), query);
    }
  };
}
