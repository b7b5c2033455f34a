/** Which questions are answered in a moment whatever the documents hold, so that nobody needs to watch them. */
import { childrenOf, type SyntaxNode } from './syntax.ts';

/** Characters of a query with its parameters. */
const SHORT = 2000;

/** Nodes whose cost grows with the documents, and no faster. */
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

/** Text search takes patterns, and some patterns take for ever. */
const isLinear = (node: SyntaxNode): boolean =>
  LINEAR.includes(node.type) && !(node.type === 'OpCall' && node['op'] === 'match');

function* nodesOf(node: SyntaxNode): Generator<SyntaxNode> {
  yield node;
  for (const child of childrenOf(node)) yield* nodesOf(child);
}

/** True for short questions that go through the documents once and make one object of each at most. */
export function isQuick(
  { query, params }: { readonly query: string; readonly params: Readonly<Record<string, unknown>> },
  tree: SyntaxNode,
): boolean {
  if (query.length + JSON.stringify(params).length > SHORT) return false;
  const nodes = [...nodesOf(tree)];
  const count = (type: string) => nodes.filter((node) => node.type === type).length;
  return nodes.every(isLinear) && count('Everything') <= 1 && count('Object') <= 1;
}
