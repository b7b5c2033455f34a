/** The part of the Studio API that says what was advertised. packages/inventory/advertised-api.ts has its request and answer. */
import {
  type AdvertisedAnswer,
  type AdvertisedRequest,
  advertisedRequestShape,
} from '@rooftop/inventory/advertised-api';
import type { WebContext } from '../site-request.ts';
import { type ApiResponse, createResponder, tokenOf } from './answer.ts';
import type { StudioRights } from './studio-rights.ts';

interface AdvertisedApiOptions {
  /** URL of the Studio. Pages from other origins cannot read responses. */
  readonly studioUrl: string;
  readonly rights: Pick<StudioRights, 'mayRead' | 'mayEdit'>;
  /** Returns null if there is no such dealership, or its clocks have not shown this time. */
  readonly find: (dealership: string, moment: AdvertisedRequest) => Promise<AdvertisedAnswer | null>;
  readonly onError: (error: unknown) => void;
}

/** Ends with the ID of a dealership's document. */
export const ADVERTISED_PATH = '/api/desk/advertised/:dealership{[\\w-]{1,128}}';

const METHODS = ['GET'];
const MESSAGES: Readonly<Record<number, string>> = {
  400: 'Enter a VIN with 17 characters, and a date and time in the past.',
};

/** Administrators, agencies and editors may see what was advertised. */
export function createAdvertisedApi({ studioUrl, rights, find, onError }: AdvertisedApiOptions) {
  const respond = createResponder(studioUrl);

  async function answerEditor({ req, env: { incoming } }: WebContext): Promise<ApiResponse> {
    const token = tokenOf(incoming);
    const dealership = req.param('dealership') ?? '';
    if (token === undefined) return [401];
    if (!(await rights.mayRead(token, dealership)) || !(await rights.mayEdit(token, dealership)))
      return [403];
    const moment = advertisedRequestShape.safeParse(req.query());
    const found = moment.success ? await find(dealership, moment.data) : null;
    return found === null ? [400] : [200, found];
  }

  return async function advertisedApi(context: WebContext): Promise<Response> {
    const { incoming } = context.env;
    const answer = async (): Promise<ApiResponse> => {
      if (incoming.method === 'OPTIONS') return [204];
      if (incoming.method !== 'GET') return [405];
      try {
        return await answerEditor(context);
      } catch (error) {
        onError(error);
        return [503];
      }
    };
    return respond(incoming, await answer(), { methods: METHODS, messages: MESSAGES });
  };
}
