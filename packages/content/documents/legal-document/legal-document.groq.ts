import { defineQuery } from 'groq';
import { z } from 'zod';
import { bodyParts } from '../../body.groq.ts';
import { queryManyPartial } from '../../content-query.ts';
import { localized, localizedBlocks } from '../../localized.groq.ts';
import { preferOwnQuery } from '../../own-before-shared.ts';
import { SHOWN } from '../../owner.groq.ts';
import { bodyShape } from '../../objects/texts/body.ts';
import { LEGAL_KINDS } from './legal-kinds.ts';

export const LEGAL_DOCUMENTS_QUERY = defineQuery(`
  *[_type == "legalDocument" && ${SHOWN}] | order(kind asc, _id asc) {
    "id": _id,
    kind,
    "isShared": everyDealership == true,
    "title": ${localized('title')},
    "versions": coalesce(versions[] {
      "key": _key,
      effectiveFrom,
      "body": ${localizedBlocks('body')} ${bodyParts},
      "changes": ${localized('changes')}
    }, [])
  }
`);

/** What the query returns. */
export const legalDocumentShape = z.object({
  id: z.string(),
  kind: z.enum(LEGAL_KINDS),
  /** If two documents have the same kind, the dealership's own wins. */
  isShared: z.boolean(),
  title: z.string().nullable(),
  versions: z.array(
    z.object({
      key: z.string(),
      /** First day on which this version applies: `YYYY-MM-DD` in the dealership's time zone. */
      effectiveFrom: z.iso.date(),
      body: bodyShape,
      /** Differences from the previous version. */
      changes: z.string().nullable(),
    }),
  ),
});

export const legalDocumentsQuery = preferOwnQuery(
  queryManyPartial('legalDocuments', LEGAL_DOCUMENTS_QUERY, legalDocumentShape),
  ({ kind }) => kind,
);
