import { PortableText, type PortableTextReactComponents } from '@portabletext/react';
import type { ProseBlocks } from '@rooftop/content/objects/prose';
import { renderToStaticMarkup } from 'react-dom/server';
import { z } from 'zod';

/** HTML that this server has written itself, from text that it escaped. */
export interface TrustedHtml {
  readonly html: string;
}

/** Where a link leads that an editor wrote; null when it may not. */
type Href = (written: string | null) => string | null;

const linkShape = z.object({ href: z.string() });

const components = (href: Href): Partial<PortableTextReactComponents> => ({
  block: {
    normal: ({ children }) => <p>{children}</p>,
    h3: ({ children }) => <h3>{children}</h3>,
    h4: ({ children }) => <h4>{children}</h4>,
  },
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

/** Rich text as HTML; null when it says nothing. */
export function proseHtml(prose: ProseBlocks, href: Href): TrustedHtml | null {
  if (prose.every(({ children }) => children.every(({ text }) => text.trim() === ''))) return null;
  const html = renderToStaticMarkup(
    <PortableText value={prose} components={components(href)} onMissingComponent={false} />,
  );
  return { html };
}
