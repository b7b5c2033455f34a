/** Queries inside of queries that have one answer for all documents are answered once, not once per document. */
import { childrenOf, isNode, rewrite, type SyntaxNode } from './syntax.ts';

/** Nodes whose inner expression is evaluated for each document. */
const LOOPS = ['Filter', 'Map', 'FlatMap'];

/** True for a chain of steps over `*`, or over documents in its place. */
function startsFromDocuments(node: SyntaxNode, sources: ReadonlySet<unknown>): boolean {
  for (let current: unknown = node['base']; isNode(current); current = current['base']) {
    if (current.type === 'Everything' || sources.has(current)) return true;
  }
  return false;
}

/** Looks at the document around it, or makes values that are no JSON. */
const dependsOnMore = (node: SyntaxNode): boolean =>
  node.type === 'Parent' || node.type === 'FuncCall' || childrenOf(node).some(dependsOnMore);

/**
 * The tree with such inner queries replaced by their results.
 * @param sources value nodes that stand for documents
 * @param evaluate answers a part of the tree; throws when it cannot
 */
export function answerOnce(
  tree: SyntaxNode,
  sources: ReadonlySet<unknown>,
  evaluate: (node: SyntaxNode) => unknown,
): SyntaxNode {
  const inLoop = (expression: SyntaxNode): SyntaxNode =>
    rewrite(expression, (node) => {
      if (!startsFromDocuments(node, sources) || dependsOnMore(node)) return undefined;
      try {
        return { type: 'Value', value: evaluate(node) };
      } catch {
        return node; // it can be run only in the slower way, with the rest
      }
    });
  return rewrite(tree, (node) => {
    const { base, expr } = node;
    if (!LOOPS.includes(node.type) || !isNode(base) || !isNode(expr)) return undefined;
    return { ...node, base: answerOnce(base, sources, evaluate), expr: inLoop(expr) };
  });
}
