/** Decides which queries are fast whatever the documents contain, so that they need no time limit. */
import { childrenOf, type SyntaxNode } from './syntax.ts';

/** Maximum length, in characters, of a query with its parameters. */
const SHORT = 2000;

/** Nodes whose cost grows at most linearly with the documents. */
const LINEAR: readonly string[] = [
  'Everything',
  'Filter',
  'And',
  'Or',
  'Not',
  'Group',
  'OpCall',
  'Value',
  'AccessAttribute',
  'AccessElement',
  'ArrayCoerce',
  'Slice',
  'Map',
  'Projection',
  'Object',
  'ObjectAttributeValue',
  'ObjectSplat',
  'This',
];

/** Text search accepts patterns, and some patterns take practically forever. */
const isLinear = (node: SyntaxNode): boolean =>
  LINEAR.includes(node.type) && !(node.type === 'OpCall' && node['op'] === 'match');

function* nodesOf(node: SyntaxNode): Generator<SyntaxNode> {
  yield node;
  for (const child of childrenOf(node)) yield* nodesOf(child);
}

/** Returns true for short queries that go through the documents once and produce at most one object for each. */
export function isQuick(
  { query, params }: { readonly query: string; readonly params: Readonly<Record<string, unknown>> },
  tree: SyntaxNode,
): boolean {
  if (query.length + JSON.stringify(params).length > SHORT) return false;
  const nodes = [...nodesOf(tree)];
  const count = (type: string) => nodes.filter((node) => node.type === type).length;
  return nodes.every(isLinear) && count('Everything') <= 1 && count('Object') <= 1;
}
