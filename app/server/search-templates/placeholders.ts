import { randomBytes } from 'node:crypto';
import { isLeaf, serverRendered } from '#app/ui/server-rendered.server.ts';
import type { SearchParts } from './search-parts.server.tsx';

export type Shell = Awaited<ReturnType<SearchParts['loadShell']>>;
export type SearchPage = Extract<Awaited<ReturnType<SearchParts['loadPage']>>, { kind: 'search' }>;

/** Can't be guessed outside of this process, so it can't be in anyone's text. */
const MARK = `placeholder-${randomBytes(12).toString('hex')}`;

/** Matches a placeholder and captures its name. */
export const PLACEHOLDERS = new RegExp(`/${MARK}-([a-z]+\\d*)`, 'g');
/** Also matches a placeholder that was changed while rendering. */
export const REMAINS = new RegExp(MARK, 'i');

/**
 * A text to be replaced in the rendered page. The slash lets it be a URL, and shows if the text was encoded.
 * @param name lowercase letters and a number
 */
export const placeholder = (name: string): string => `/${MARK}-${name}`;

/** The data of a search page with placeholders for what differs between searches, and the texts that replace them. */
export interface PlaceholderData {
  readonly shell: Shell;
  readonly page: SearchPage;
  readonly fillings: ReadonlyMap<string, string>;
}

/**
 * Puts placeholders into the data of a search page. The results are left out: their element is empty, as in a browser
 * that lost them.
 */
export function withPlaceholders(shell: Shell, page: SearchPage): PlaceholderData {
  const names = new Map<string, string>();
  // Equal texts get the same placeholder, because Remix writes them once.
  const replaced = (name: string, text: string): string => {
    const known = names.get(text) ?? name;
    names.set(text, known);
    return placeholder(known);
  };
  const { head } = page;
  const header = shell.header.view;
  const picture = page.first.view && replaced('picture', page.first.view.srcSet);
  return {
    shell: {
      ...shell,
      header: header
        ? leaf({
            ...header,
            languages: header.languages.map((one, at) => ({
              ...one,
              href: replaced(`language${at}`, one.href),
            })),
          })
        : {},
    },
    page: {
      ...page,
      head: {
        ...head,
        title: replaced('title', head.title),
        description: head.description === null ? null : replaced('description', head.description),
        canonical: replaced('canonical', head.canonical),
        alternates: head.alternates.map((one, at) => ({
          ...one,
          href: replaced(`alternate${at}`, one.href),
        })),
      },
      announcement: replaced('announcement', page.announcement),
      facts: replaced('facts', page.facts),
      first: leaf(picture === undefined ? undefined : { src: picture, srcSet: picture }),
      page: {},
    },
    fillings: new Map([...names].map(([text, name]) => [name, text])),
  };
}

const leaf = <View>(view: View) => serverRendered(view, { isDocument: true });

/** Everything that a template is rendered from, as text. Includes the views that documents leave out. */
export const dataText = (data: unknown): string =>
  JSON.stringify(data, (_, value: unknown) => (isLeaf(value) ? { view: value.view } : value));
