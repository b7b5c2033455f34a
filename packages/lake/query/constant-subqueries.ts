/** Evaluates subqueries that have the same result for all documents once instead of once per document. */
import { childrenOf, isNode, rewrite, type SyntaxNode } from './syntax.ts';

/** Nodes whose inner expression is evaluated for each document. */
const LOOPS = ['Filter', 'Map', 'FlatMap'];

/** Returns true for a chain of steps over `*`, or over nodes that replace it. */
function startsFromDocuments(node: SyntaxNode, sources: ReadonlySet<unknown>): boolean {
  for (let current: unknown = node['base']; isNode(current); current = current['base']) {
    if (current.type === 'Everything' || sources.has(current)) return true;
  }
  return false;
}

/** Returns true if a node refers to the enclosing document, or produces values that are not JSON. */
const dependsOnMore = (node: SyntaxNode): boolean =>
  node.type === 'Parent' || node.type === 'FuncCall' || childrenOf(node).some(dependsOnMore);

/**
 * Returns the tree with constant subqueries replaced by their results.
 * @param sources value nodes that represent documents
 * @param evaluate evaluates a subtree. Throws if it cannot.
 */
export function evaluateConstantSubqueries(
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
        return node; // Leaves the node in place, to be evaluated once per document.
      }
    });
  return rewrite(tree, (node) => {
    const { base, expr } = node;
    if (!LOOPS.includes(node.type) || !isNode(base) || !isNode(expr)) return undefined;
    return { ...node, base: evaluateConstantSubqueries(base, sources, evaluate), expr: inLoop(expr) };
  });
}
