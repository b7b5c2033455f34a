import type { LoaderFunctionArgs } from '@remix-run/node';
import { storeApiAnswer, storeVehicle } from './store-api-answer.server.ts';

/** Full vehicle data of a store. */
export const loader = ({ context, params }: LoaderFunctionArgs) =>
  storeApiAnswer({ kind: 'store', id: params['id'] }, context, storeVehicle(context));
