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

/** What our editors write (objects/locale-block.schema.ts). Anything else in a document is left out. */
const blockShape = z.object({
  _type: z.literal('block'),
  _key: z.string(),
  style: z.string().optional(),
  listItem: z.enum(['bullet', 'number']).optional(),
  level: z.number().int().min(1).max(6).optional(),
  markDefs: z
    .array(z.object({ _type: z.string(), _key: z.string(), href: z.string().optional() }))
    .nullish()
    .transform((marks) => marks ?? []),
  children: z.array(
    z.object({
      _type: z.literal('span'),
      _key: z.string().optional(),
      text: z.string(),
      marks: z.array(z.string()).optional(),
    }),
  ),
});

const written = z.object({ href: z.string() });

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
      const address = href(written.safeParse(value).data?.href ?? null);
      return address === null ? <>{children}</> : <a href={address}>{children}</a>;
    },
  },
  unknownMark: ({ children }) => <>{children}</>,
  unknownBlockStyle: ({ children }) => <p>{children}</p>,
});

/** Rich text as HTML; null when it says nothing. */
export function proseHtml(prose: ProseBlocks, href: Href): TrustedHtml | null {
  const blocks = prose.flatMap((block) => blockShape.safeParse(block).data ?? []);
  if (blocks.every(({ children }) => children.every(({ text }) => text.trim() === ''))) return null;
  const html = renderToStaticMarkup(
    <PortableText value={blocks} components={components(href)} onMissingComponent={false} />,
  );
  return { html };
}
