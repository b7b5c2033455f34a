import { defineQuery } from 'groq';
import { queryMany } from '../../content-query.ts';
import { localized } from '../../localized.groq.ts';
import { preferOwnQuery, sharedShape } from '../../own-before-shared.ts';
import { SHOWN } from '../../owner.groq.ts';
import { serviceOperationShape } from './service-operation.ts';

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

export const serviceOperationsQuery = preferOwnQuery(
  queryMany('serviceOperations', SERVICE_OPERATIONS_QUERY, serviceOperationShape.extend(sharedShape)),
  ({ opCode }) => opCode,
);
