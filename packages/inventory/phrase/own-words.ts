/** Makes, models, features and fuels that a dealership's cars have and the lexicon may not know. */
import type { Attribute, Attributes } from '../index/attributes.ts';
import { compact } from './expand.ts';

type OwnFacet = 'make-model' | 'features' | 'fuel';
const OWN_FACETS: readonly OwnFacet[] = ['make-model', 'features', 'fuel'];

interface OwnValue {
  readonly facet: OwnFacet;
  readonly value: string;
}

export interface OwnWords {
  /** By compact phrase. */
  readonly phrases: ReadonlyMap<string, OwnValue>;
  /** The models of a make, as values. */
  readonly models: ReadonlyMap<string, readonly string[]>;
}

/** Shorter names, and numbers, mean too many things: trims, doors, years. */
const SHORTEST = 3;
const isName = (key: string): boolean => key.length >= SHORTEST && !/^\d+$/.test(key);

function readOwnWords(attributes: Attributes): OwnWords {
  const phrases = new Map<string, OwnValue>();
  const models = new Map<string, string[]>();
  const labels = new Map<string, string>();
  const add = (key: string, value: OwnValue): void => {
    if (isName(key) && !phrases.has(key)) phrases.set(key, value);
  };
  const addModel = ({ value, label, parent }: Attribute & { readonly parent: string }): void => {
    models.set(parent, [...(models.get(parent) ?? []), value]);
    add(compact((labels.get(parent) ?? '') + label), { facet: 'make-model', value });
    add(compact(label), { facet: 'make-model', value });
  };
  for (const { value, label, parent } of attributes.of('make-model')) {
    if (parent === null) labels.set(value, label);
  }
  for (const facet of OWN_FACETS) {
    for (const attribute of attributes.of(facet)) {
      const { parent, label, value } = attribute;
      if (parent === null) add(compact(label), { facet, value });
      else addModel({ ...attribute, parent });
    }
  }
  return { phrases, models };
}

/** Read again when a value was added. */
const known = new WeakMap<Attributes, { readonly values: number; readonly words: OwnWords }>();

export function ownWordsOf(attributes: Attributes): OwnWords {
  const remembered = known.get(attributes);
  const values = attributes.all.length;
  if (remembered?.values === values) return remembered.words;
  const words = readOwnWords(attributes);
  known.set(attributes, { values, words });
  return words;
}
