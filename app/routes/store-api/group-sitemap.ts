import type { LoaderFunctionArgs } from '@remix-run/node';
import { storeApiAnswer, vehicleAddress } from './store-api-answer.server.ts';

/** URLs of the vehicle pages of a group (spec 7). */
export const loader = ({ context, params }: LoaderFunctionArgs) =>
  storeApiAnswer({ kind: 'group', id: params['id'] }, context, vehicleAddress(context.origin));
