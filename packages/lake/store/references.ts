/** Finds references between documents. */
import type { Json } from '../document.ts';

interface Reference {
  readonly id: string;
  /** Weak references need no target. */
  readonly isWeak: boolean;
}

/**
 * Yields every reference inside a value. References to another dataset count as weak, because queries follow them if
 * the id happens to exist here.
 */
export function* referencesIn(value: Json | undefined): Generator<Reference> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value) && '_ref' in value && typeof value['_ref'] === 'string') {
    const isElsewhere = '_dataset' in value || '_projectId' in value;
    yield { id: value['_ref'], isWeak: isElsewhere || value['_weak'] === true };
  }
  for (const inner of Object.values(value)) yield* referencesIn(inner);
}
