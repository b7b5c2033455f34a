import type { LoaderFunctionArgs } from '@remix-run/node';
import { storeApiAnswer, vehicleAddress } from './store-api-answer.server.ts';

/** URLs of the vehicle pages of a store (spec 7). */
export const loader = ({ context, params }: LoaderFunctionArgs) =>
  storeApiAnswer({ kind: 'store', id: params['id'] }, context, vehicleAddress(context.origin));
