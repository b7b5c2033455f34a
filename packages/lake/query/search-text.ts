/** Implements `text::query`, which the query library lacks and every list of the Studio uses. */
import type { Json, LakeDocument } from '../document.ts';
import { isNode, type SyntaxNode } from './syntax.ts';

/** Field with all text of a document. Neither projections nor JSON include it. */
const SEARCH_TEXT = '__searchText';

function* textsIn(value: Json | undefined): Generator<string> {
  if (typeof value === 'string') yield value;
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (Array.isArray(value) || !name.startsWith('_') || name === '_id') yield* textsIn(inner);
  }
}

/** Adds the hidden field to the document. Its text is collected on first access. */
export function addSearchText(document: LakeDocument): void {
  let text: string | undefined;
  Object.defineProperty(document, SEARCH_TEXT, {
    configurable: true,
    enumerable: false,
    get: () => (text ??= Array.from(textsIn(document)).join('\n')),
  });
}

/** Rewrites `… match text::query(q)` to a match with the hidden field. Returns undefined for all other nodes. */
export function rewriteTextQuery(node: SyntaxNode): SyntaxNode | undefined {
  if (node.type !== 'OpCall' || node['op'] !== 'match') return undefined;
  const { right } = node;
  if (
    !isNode(right) ||
    right.type !== 'FuncCall' ||
    right['namespace'] !== 'text' ||
    right['name'] !== 'query'
  )
    return undefined;
  const args: unknown[] = Array.isArray(right['args']) ? right['args'] : [];
  return { ...node, left: { type: 'AccessAttribute', name: SEARCH_TEXT }, right: args[0] };
}
