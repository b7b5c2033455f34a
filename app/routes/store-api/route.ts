import type { LoaderFunctionArgs } from '#app/framework.server.ts';
import { storeApiAnswer, storeVehicle, vehicleAddress } from './store-api-answer.server.ts';

/** Vehicles of a store or a store group, or with `/sitemap` the URLs of their pages (spec 7). */
export const loader = ({ context, params }: LoaderFunctionArgs) =>
  storeApiAnswer(
    { kind: /^\/api\/store-group\//i.test(context.path) ? 'group' : 'store', id: params['id'] },
    context,
    /\/sitemap\/?$/i.test(context.path) ? vehicleAddress(context.origin) : storeVehicle(context),
  );
