import { defineQuery } from 'groq';
import { queryOne } from '../../../content-query.ts';
import { retentionShape } from './retention.ts';

export const RETENTION_QUERY = defineQuery(`
  *[_type == "dealership" && _id == $dealership][0] {
    "id": _id,
    "leadMonths": retention.leadMonths,
    "careersMonths": retention.careersMonths,
    "heldDays": retention.heldDays,
    "consentMonths": retention.consentMonths,
    "keepsConsentEvidence": coalesce(retention.keepsConsentEvidence, false)
  }
`);

/** How long a dealership keeps what shoppers sent. Never part of a page. */
export const retentionQuery = queryOne('retention', RETENTION_QUERY, retentionShape);
