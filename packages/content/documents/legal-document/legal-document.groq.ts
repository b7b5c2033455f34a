import { defineQuery } from 'groq';
import { bodyParts } from '../../body.groq.ts';
import { queryManyPartial } from '../../content-query.ts';
import { localized, localizedBlocks } from '../../localized.groq.ts';
import { preferOwnQuery } from '../../own-before-shared.ts';
import { SHOWN } from '../../owner.groq.ts';
import { legalDocumentShape } from './legal-document.ts';

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

export const legalDocumentsQuery = preferOwnQuery(
  queryManyPartial('legalDocuments', LEGAL_DOCUMENTS_QUERY, legalDocumentShape),
  ({ kind }) => kind,
);
