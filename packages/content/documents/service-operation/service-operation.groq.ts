import { defineQuery } from 'groq';
import { z } from 'zod';
import { queryMany } from '../../content-query.ts';
import { localized } from '../../localized.groq.ts';
import { preferOwnQuery, sharedShape } from '../../own-before-shared.ts';
import { SHOWN } from '../../owner.groq.ts';

export const SERVICE_OPERATIONS_QUERY = defineQuery(`
  *[_type == "serviceOperation" && ${SHOWN}] | order(coalesce(order, 100) asc, _createdAt asc, _id asc) {
    "id": _id,
    "isShared": everyDealership == true,
    opCode,
    "name": ${localized('name')},
    "staffName": coalesce(name.en, name.es),
    "description": ${localized('description')},
    durationMinutes,
    notes
  }
`);

/** What the query returns. */
export const serviceOperationShape = z.object({
  id: z.string(),
  /** If two operations have the same code, the dealership's own wins. */
  opCode: z.string().trim().min(1).max(100),
  name: z.string().min(1),
  /** The name in English, for staff, or in the only language it has. */
  staffName: z.string().min(1),
  description: z.string().nullable(),
  durationMinutes: z.int().min(5).max(600),
  /** For the service advisor. */
  notes: z.string().nullable(),
});

export const serviceOperationsQuery = preferOwnQuery(
  queryMany('serviceOperations', SERVICE_OPERATIONS_QUERY, serviceOperationShape.extend(sharedShape)),
  ({ opCode }) => opCode,
);
