import { API_VERSION, missingTexts } from '@rooftop/content/schema';
import { TranslateIcon } from '@sanity/icons/Translate';
import type { StructureBuilder, StructureResolverContext } from 'sanity/structure';
import { z } from 'zod';

const NAMES: Readonly<Record<string, string>> = { en: 'English', es: 'Spanish' };

const documentsShape = z.array(z.looseObject({ _id: z.string() }));

interface Translated {
  /** GROQ condition for the documents, and its parameters. */
  readonly filter: string;
  readonly params: Readonly<Record<string, string>>;
  readonly languages: readonly string[];
}

/** Lists documents with texts missing in a language, one list per language. */
export function missingTranslations(
  S: StructureBuilder,
  context: StructureResolverContext,
  { filter, params, languages }: Translated,
) {
  const client = context.getClient({ apiVersion: API_VERSION }).withConfig({ perspective: 'drafts' });

  /** Current missing translations. A document that has been translated disappears when the list is opened again. */
  async function listOf(language: string) {
    const documents = documentsShape.parse(await client.fetch<unknown>(`*[${filter}]`, { ...params }));
    const ids = documents
      .filter((document) => missingTexts(document, language, languages) > 0)
      .map(({ _id }) => _id.replace(/^drafts\./, ''));
    return S.documentList()
      .id(language)
      .title(`Missing in ${NAMES[language] ?? language}`)
      .apiVersion(API_VERSION)
      .filter('_id in $ids')
      .params({ ids: ids.flatMap((id) => [id, `drafts.${id}`]) })
      .canHandleIntent(() => false)
      .initialValueTemplates([]);
  }

  return S.listItem()
    .id('translations')
    .title('Missing translations')
    .icon(TranslateIcon)
    .child(() =>
      S.list()
        .id('translations')
        .title('Missing translations')
        .canHandleIntent(() => false)
        .items(
          languages.map((language) =>
            S.listItem()
              .id(language)
              .title(`In ${NAMES[language] ?? language}`)
              .icon(TranslateIcon)
              .child(() => listOf(language)),
          ),
        ),
    );
}
