/** References between documents. */
import type { Json } from '../document.ts';

export interface Reference {
  readonly id: string;
  /** A weak reference need not have a target. */
  readonly isWeak: boolean;
}

/**
 * Every reference inside a value. Those that name another dataset are followed by queries all the same when they
 * happen to fit, so they count as weak ones.
 */
export function* referencesIn(value: Json | undefined): Generator<Reference> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value) && '_ref' in value && typeof value['_ref'] === 'string') {
    const isElsewhere = '_dataset' in value || '_projectId' in value;
    yield { id: value['_ref'], isWeak: isElsewhere || value['_weak'] === true };
  }
  for (const inner of Object.values(value)) yield* referencesIn(inner);
}
