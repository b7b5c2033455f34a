import type { Path } from 'sanity';

/** Something in a document that its editor should look at before they publish it. */
export interface Finding {
  readonly kind: 'claim' | 'link' | 'popup' | 'picture' | 'translation' | 'car';
  /** A few words for what it is about: `Credit terms`. */
  readonly name: string;
  /** An error stops the Studio from publishing: what it says cannot be meant. A warning does not. */
  readonly level: 'error' | 'warning';
  /** From the document to the field. */
  readonly path: Path;
  /** What is wrong, and how to mend it. */
  readonly message: string;
}

/** A document, or the part of one that the checks need. */
export interface CheckedDocument {
  readonly _type: string;
  readonly [field: string]: unknown;
}
