/** References between documents. */
import type { Json } from '../document.ts';

export interface Reference {
  readonly id: string;
  /** A weak reference need not have a target. */
  readonly isWeak: boolean;
}

/** Every reference inside a value, without those into other datasets. */
export function* referencesIn(value: Json | undefined): Generator<Reference> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value) && '_ref' in value && typeof value['_ref'] === 'string') {
    const isElsewhere = '_dataset' in value || '_projectId' in value;
    if (!isElsewhere) yield { id: value['_ref'], isWeak: value['_weak'] === true };
    return;
  }
  for (const inner of Object.values(value)) yield* referencesIn(inner);
}
