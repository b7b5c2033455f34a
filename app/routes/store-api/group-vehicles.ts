import type { LoaderFunctionArgs } from '@remix-run/node';
import { storeApiAnswer, storeVehicle } from './store-api-answer.server.ts';

/** Full vehicle data of a group. */
export const loader = ({ context, params }: LoaderFunctionArgs) =>
  storeApiAnswer({ kind: 'group', id: params['id'] }, context, storeVehicle(context));
