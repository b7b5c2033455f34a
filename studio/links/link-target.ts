import { createContext } from 'react';
import type { FormNodeValidation } from 'sanity';

/** The document that a link leads to, beside the field with its address. */
export interface LinkTarget {
  /** Null if the link has an address. */
  readonly id: string | null;
  /** What is wrong with the document, such as that it was deleted. */
  readonly problems: readonly FormNodeValidation[];
  /** Leads the link to a document instead of an address. Null removes it. */
  readonly choose: (document: { readonly id: string; readonly type: string } | null) => void;
  /** Leads the link to an address instead of a document. */
  readonly write: (href: string | undefined) => void;
}

/** Null around a field that has an address only. */
export const LinkTargetContext = createContext<LinkTarget | null>(null);
