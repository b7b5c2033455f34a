/** What a link can lead to, as editors choose it in the Studio (studio/links). */
export const LINK_KINDS = ['document', 'builtIn', 'search', 'car', 'typed'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

declare module 'sanity' {
  interface StringOptions {
    /** The text is the target of a link, of one of these kinds. */
    linksTo?: readonly LinkKind[];
  }
}
