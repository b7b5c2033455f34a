/** The documents with a page that a link can lead to. */
import type { SanityClient } from '@sanity/client';
import { z } from 'zod';
import { pathOf, TYPES_WITH_PAGE } from '../../address.ts';
import { DOCUMENT_TYPES } from '../../documents/document-types.ts';
import { legalKindChoices } from '../../documents/legal-document/legal-document-choices.ts';
import { SHOWN } from '../../owner.groq.ts';
import { WEBSITE_NAME } from '../../website-path.ts';

/** GROQ. What the dealership shows, as `link.groq.ts` follows links. */
const LINK_PAGES_QUERY = `*[_type in $types && ${SHOWN} && active != false] {
  "id": _id,
  "type": _type,
  "name": coalesce(${WEBSITE_NAME}, ""),
  "former": coalesce(formerPaths, formerSlugs, formerKeys, []),
  "title": coalesce(
    select(_type == "staffMember" => firstName + " " + lastName, _type == "store" => name),
    name.en, title.en, name.es, title.es, ""
  ),
  "isShared": everyDealership == true
}`;

const linkPagesShape = z.array(
  z.object({
    id: z.string(),
    type: z.enum(TYPES_WITH_PAGE),
    name: z.string(),
    former: z.array(z.string()),
    title: z.string(),
    isShared: z.boolean(),
  }),
);

/** A document to which a link can lead. */
export interface LinkPage extends Omit<z.infer<typeof linkPagesShape>[number], 'id'> {
  /** Without `drafts.` */
  readonly id: string;
  /** What kind of document it is, in words: `Article`. */
  readonly kind: string;
  /** Without language. */
  readonly path: string;
}

/**
 * Lists a dealership's documents with a page, and those that all share, by title. Drafts are among them.
 * @param dealership null for a shared document, which can lead to shared documents only
 * @throws if they can't be read
 */
export async function readLinkPages(
  client: SanityClient,
  dealership: string | null,
): Promise<readonly LinkPage[]> {
  const params = { dealership: dealership ?? '', types: TYPES_WITH_PAGE };
  const found = await client
    .withConfig({ perspective: 'drafts' })
    .fetch<unknown>(LINK_PAGES_QUERY, params, { tag: 'links' });
  return linkPagesShape
    .parse(found)
    .filter(({ name }) => name !== '')
    .map((page) => ({
      ...page,
      id: page.id.replace(/^drafts\./, ''),
      title:
        page.type === 'legalDocument'
          ? (legalKindChoices.find(({ value }) => value === page.name)?.title ?? page.name)
          : page.title.trim() || page.name,
      kind: DOCUMENT_TYPES[page.type].title,
      path: pathOf(page.type, page.name),
    }))
    .toSorted((a, b) => a.title.localeCompare(b.title, 'en'));
}
