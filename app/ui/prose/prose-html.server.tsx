import { PortableText, type PortableTextReactComponents } from '@portabletext/react';
import type { ProseBlocks } from '@rooftop/content/objects/texts/prose';
import { renderToStaticMarkup } from 'react-dom/server';
import { z } from 'zod';

/** HTML rendered by this server from escaped text. */
export interface TrustedHtml {
  readonly html: string;
}

/** Resolves a link that an editor wrote. Returns null if it is not allowed. */
type Href = (written: string | null) => string | null;

const linkShape = z.object({ href: z.string() });

/** Components that render bold, italic and links. Links that are not allowed become plain text. */
export const markComponents = (href: Href): Partial<PortableTextReactComponents> => ({
  marks: {
    strong: ({ children }) => <strong>{children}</strong>,
    em: ({ children }) => <em>{children}</em>,
    link: ({ children, value }) => {
      const address = href(linkShape.safeParse(value).data?.href ?? null);
      return address === null ? <>{children}</> : <a href={address}>{children}</a>;
    },
  },
  unknownMark: ({ children }) => <>{children}</>,
});

const components = (href: Href): Partial<PortableTextReactComponents> => ({
  block: {
    normal: ({ children }) => <p>{children}</p>,
    h3: ({ children }) => <h3>{children}</h3>,
    h4: ({ children }) => <h4>{children}</h4>,
  },
  ...markComponents(href),
});

/** Rich text as HTML, or null if it is empty. */
export function proseHtml(prose: ProseBlocks, href: Href): TrustedHtml | null {
  if (prose.every(({ children }) => children.every(({ text }) => text.trim() === ''))) return null;
  const html = renderToStaticMarkup(
    <PortableText value={prose} components={components(href)} onMissingComponent={false} />,
  );
  return { html };
}
