import type { LoaderFunctionArgs } from '@remix-run/node';
import { storeApiAnswer, vehicleAddress } from '../store-api/store-api-answer.server.ts';

/** The pages of a group's cars (spec 7). */
export const loader = ({ context, params }: LoaderFunctionArgs) =>
  storeApiAnswer({ kind: 'group', id: params['id'] }, context, vehicleAddress(context.origin));
