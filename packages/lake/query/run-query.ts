/** Runs a query on a view of the documents. */
import { evaluateSync } from 'groq-js';
import { evaluateConstantSubqueries } from './constant-subqueries.ts';
import { isQuick } from './quick.ts';
import { rewriteTextQuery } from './search-text.ts';
import { scopesOfFilter, sourceOfFilter, sourcesOf } from './query-sources.ts';
import { createSourceMapper, type ArraySteps, type SourceMap } from './source-map.ts';
import { childrenOf, isNode, parseQuery, QueryRefused, rewrite, type SyntaxNode } from './syntax.ts';
import { tagsOfResult } from './sync-tags.ts';
import { TimeLimitExceeded, runWithTimeLimit } from './time-limit.ts';
import type { DatasetView } from './view.ts';

export interface QueryInput {
  readonly query: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** Result of `identity()`. */
  readonly identity: string;
  readonly sanity: { readonly projectId: string; readonly dataset: string };
  /** Whether only the ids of the resulting documents are of interest. */
  readonly idsOnly?: boolean;
  /** Whether the sources of the result's texts are of interest, and how they are written. */
  readonly sourceMap?: ArraySteps;
}

interface QueryAnswer {
  readonly result: unknown;
  readonly syncTags: string[];
  readonly sourceMap?: SourceMap;
}

/** Nested queries run once per document, so deeper ones would block everyone else. */
const MAX_NESTING = 4;

/**
 * Runs a query.
 * @throws QueryRefused if it cannot be parsed or run
 */
export function runQuery(question: QueryInput, view: DatasetView): QueryAnswer {
  const { query, params } = question;
  const tree = parseQuery(query, params);
  const missing = missingParameter(tree);
  if (missing !== undefined) {
    throw new QueryRefused(`The parameter $${missing} has no value`, query);
  }
  if (nesting(tree) > MAX_NESTING) throw new QueryRefused('The query is nested too deeply', query);

  const followed = new Set<string>();
  const result = evaluateOn(view, tree, question, followed);
  const answer = {
    result: question.idsOnly ? idsIn(result) : (result ?? null),
    syncTags: tagsOfResult(sourcesOf(view.tenancy, tree), followed),
  };
  if (question.sourceMap === undefined) return answer;
  const mapper = createSourceMapper(tree, view, question.sourceMap);
  const sourceMap = mapper.mapOf(result, evaluateOn(mapper.view, tree, question, followed));
  return { ...answer, sourceMap };
}

/**
 * Runs a query's tree on a view.
 * @param followed collects the IDs of references that were followed
 */
function evaluateOn(
  view: DatasetView,
  tree: SyntaxNode,
  { query, params, identity, sanity }: QueryInput,
  followed: Set<string>,
): unknown {
  const sources = new Set<unknown>();
  const prepared = prepare(tree, view, sources);
  const options = {
    dataset: usesTextQuery(tree) ? view.searchable() : usesEverything(prepared) ? view.documents : [],
    params,
    identity,
    sanity,
    dereference({ _ref: id }: { _ref: string }) {
      followed.add(id);
      return view.get(id) ?? null;
    },
  };
  const runnable = evaluateConstantSubqueries(
    prepared,
    sources,
    (node): unknown => evaluateSync(node, options).data,
  );
  return evaluateTree(runnable, options, query);
}

/** Returns the ids of the documents in a result. */
function idsIn(result: unknown): string[] {
  const results: unknown[] = Array.isArray(result) ? result : [result];
  return results.flatMap((one) =>
    typeof one === 'object' && one !== null && '_id' in one && typeof one._id === 'string' ? [one._id] : [],
  );
}

/**
 * Returns the tree with features that the library lacks rewritten. Filters by type, id or tenant then read only
 * the documents that can match.
 * @param sources collects the nodes that represent documents
 */
function prepare(tree: SyntaxNode, view: DatasetView, sources: Set<unknown>): SyntaxNode {
  const below = (node: SyntaxNode): SyntaxNode =>
    Object.assign(
      { ...node },
      ...['left', 'right', 'expr'].map((field) => {
        const inner = node[field];
        return isNode(inner) ? { [field]: prepare(inner, view, sources) } : {};
      }),
    );
  /** Returns the filters over `*`, applied to the given documents. */
  const filterOver = (node: SyntaxNode, documents: SyntaxNode): SyntaxNode => {
    const { base } = node;
    return {
      ...below(node),
      base: isNode(base) && base.type === 'Filter' ? filterOver(base, documents) : documents,
    };
  };
  return rewrite(tree, (node) => {
    const search = rewriteTextQuery(node);
    if (search) return below(search);
    if (node.type === 'FuncCall' && node['namespace'] === 'user') return { type: 'Value', value: {} };
    if (node.type !== 'Filter') return undefined;
    const types = sourceOfFilter(view.tenancy, node)?.types;
    const scopes = scopesOfFilter(view.tenancy, node);
    if (types === undefined && scopes === undefined) return undefined;
    const documents: SyntaxNode = { type: 'Value', value: view.select(types, scopes) };
    sources.add(documents);
    return filterOver(node, documents);
  });
}

const usesTextQuery = (node: SyntaxNode): boolean =>
  rewriteTextQuery(node) !== undefined || childrenOf(node).some(usesTextQuery);

const usesEverything = (node: SyntaxNode): boolean =>
  node.type === 'Everything' || childrenOf(node).some(usesEverything);

/** Returns how deeply loops over all documents are nested: only `*` inside of `*` counts. */
function nesting(node: SyntaxNode): number {
  if (node.type === 'Everything') return 1;
  const isLoop = startsFromEverything(node);
  const depths = Array.from(childrenOf(node), (child) => {
    const depth = nesting(child);
    return isLoop && child === node['expr'] && depth > 0 ? depth + 1 : depth;
  });
  return Math.max(0, ...depths);
}

function startsFromEverything({ base }: SyntaxNode): boolean {
  return isNode(base) && (base.type === 'Everything' || startsFromEverything(base));
}

function evaluateTree(tree: SyntaxNode, options: object, query: string): unknown {
  try {
    return evaluateSync(tree, options).data;
  } catch (error) {
    throw new QueryRefused(error instanceof Error ? error.message : String(error), query);
  }
}

/**
 * Maximum time in ms for a listener's filter to check one document. Measured by the wall clock, and a busy machine
 * can delay a harmless filter a lot.
 */
const FILTER_MS = 2000;

/**
 * Returns a function that checks whether a single document passes the filters of a listener's query.
 * @throws QueryRefused, also from the returned function if the filter takes too long
 */
export function compileFilter(question: QueryInput): (document: object) => boolean {
  const { query, params, identity, sanity } = question;
  let tree = parseInTime(question);
  while (tree.type !== 'Filter' && tree.type !== 'Everything') {
    const base = tree['base'];
    if (!isNode(base)) throw new QueryRefused('A listener needs a query that filters documents', query);
    tree = base;
  }
  const filter = tree;
  // A listener sees one document at a time, so such a filter would silently never match.
  if (followsReferences(filter)) {
    throw new QueryRefused('The filter of a listener cannot follow references', query);
  }
  const run = (document: object): unknown =>
    evaluateSync(filter, { dataset: [document], params, identity, sanity }).data;
  const takesMoments = isQuick(question, filter);
  return (document) => {
    try {
      const matching = takesMoments ? run(document) : runWithTimeLimit(FILTER_MS, () => run(document));
      return Array.isArray(matching) && matching.length > 0;
    } catch (error) {
      throw new QueryRefused(error instanceof Error ? error.message : String(error), query);
    }
  };
}

/** Returns the first parameter without a value. The parser has replaced all others by their values. */
function missingParameter(node: SyntaxNode): string | undefined {
  if (node.type === 'Parameter') return String(node['name']);
  for (const child of childrenOf(node)) {
    const missing = missingParameter(child);
    if (missing !== undefined) return missing;
  }
  return undefined;
}

const followsReferences = (node: SyntaxNode): boolean =>
  node.type === 'Deref' || childrenOf(node).some(followsReferences);

function parseInTime({ query, params }: QueryInput): SyntaxNode {
  try {
    return runWithTimeLimit(FILTER_MS, () => parseQuery(query, params));
  } catch (error) {
    if (!(error instanceof TimeLimitExceeded)) throw error;
    throw new QueryRefused('The query takes too long', query, { type: 'queryTimeoutError' });
  }
}
