/** The part of the Studio API that finds, exports and deletes one person's data. packages/leads/privacy/privacy-api.ts says what it is asked and answers. */
import { BUDGETS } from '@rooftop/budgets/budgets';
import {
  deletedDataShape,
  PRIVACY_ACTIONS,
  type PrivacyAction,
  shopperShape,
} from '@rooftop/leads/privacy/privacy-api';
import { isFreshCode } from '@rooftop/lake/needs-two-factor';
import type { PeopleData, DataRequest } from '@rooftop/platform/people-data/people-data';
import type { WebContext } from '../site-request.ts';
import { type ApiResponse, createResponder, readSmallJson, SentFile, tokenOf } from './answer.ts';
import { MANAGERS, type StudioRights } from './studio-rights.ts';

interface PeopleDataApiOptions {
  /** URL of the Studio. Pages from other origins cannot read responses. */
  readonly studioUrl: string;
  readonly rights: Pick<StudioRights, 'findStaff'>;
  readonly data: PeopleData;
  readonly onError: (error: unknown) => void;
  readonly now?: () => Date;
}

export const PEOPLE_DATA_PATH = `/api/desk/people-data/:dealership{[\\w-]{1,128}}/:action{${PRIVACY_ACTIONS.join('|')}}`;

const METHODS = ['POST'];
const MESSAGES: Readonly<Record<number, string>> = { 400: 'Enter an email address or a phone number.' };
const CODE_NEEDED = {
  message: 'Enter the code of your second factor to see a person’s data.',
  needsCode: true,
};

const isAction = (name = ''): name is PrivacyAction => PRIVACY_ACTIONS.some((one) => one === name);

export function createPeopleDataApi(options: PeopleDataApiOptions) {
  const { studioUrl, rights, data, onError, now = () => new Date() } = options;
  const respond = createResponder(studioUrl);

  async function answerOf(action: PrivacyAction, request: DataRequest): Promise<ApiResponse> {
    if (action === 'export') {
      const exported = JSON.stringify(await data.export(request), null, 2);
      return [200, new SentFile(exported, 'application/json', 'personal-data.json')];
    }
    if (action === 'delete') return [200, deletedDataShape.parse(await data.delete(request))];
    return [200, await data.find(request)];
  }

  async function answerStaff({ req, env: { incoming } }: WebContext): Promise<ApiResponse> {
    const token = tokenOf(incoming);
    const [dealership, action] = [req.param('dealership') ?? '', req.param('action')];
    if (token === undefined) return [401];
    if (!isAction(action)) return [404];
    const staff = await rights.findStaff(token, dealership, ...(action === 'find' ? [] : [MANAGERS]));
    if (staff === null) return [403];
    if (!isFreshCode(staff.twoFactorAt, now())) return [403, CODE_NEEDED];
    const parsed = shopperShape.safeParse(await readSmallJson(incoming, BUDGETS.studioRequestBytes.each));
    if (!parsed.success) return [400];
    const by = { id: staff.userId, name: staff.name };
    return answerOf(action, { dealership, shopper: parsed.data, by });
  }

  return async function peopleDataApi(context: WebContext): Promise<Response> {
    const { incoming } = context.env;
    const answer = async (): Promise<ApiResponse> => {
      if (incoming.method === 'OPTIONS') return [204];
      if (incoming.method !== 'POST') return [405];
      try {
        return await answerStaff(context);
      } catch (error) {
        onError(error);
        return [503];
      }
    };
    return respond(incoming, await answer(), { methods: METHODS, messages: MESSAGES });
  };
}
