import type { LoaderFunctionArgs } from '@remix-run/node';
import { storeApiAnswer, storeVehicle } from '../store-api/store-api-answer.server.ts';

/** The cars of a store, in full. */
export const loader = ({ context, params }: LoaderFunctionArgs) =>
  storeApiAnswer({ kind: 'store', id: params['id'] }, context, storeVehicle(context));
