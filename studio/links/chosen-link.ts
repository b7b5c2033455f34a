import type { LinkFacts } from './use-link-facts.ts';

/** What each way of choosing a link's target gets. */
export interface ChosenLink {
  /** The address. Undefined if there is none, or the link leads to a document. */
  readonly href: string | undefined;
  readonly isReadOnly: boolean;
  readonly onWrite: (href: string | undefined) => void;
  readonly known: LinkFacts;
}
