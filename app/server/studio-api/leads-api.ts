/** The part of the Studio API behind the inbox of leads. packages/leads/inbox/inbox-api.ts says what it is asked and answers. */
import { BUDGETS } from '@rooftop/budgets/budgets';
import { createShares } from '@rooftop/budgets/shares';
import type { WebContext } from '../site-request.ts';
import { type ApiResponse, createResponder, readSmallJson, tokenOf } from './answer.ts';
import { leadAnswers } from './lead-answers.ts';
import { listAnswers, type ListAnswersOptions } from './list-answers.ts';
import type { LeadsData } from '@rooftop/platform/leads/leads-data';
import type { Answers } from '@rooftop/platform/leads/answers/answers';
import { messageAnswers } from './message-answers.ts';
import { type PushAnswersOptions, pushAnswers } from './push-answers.ts';
import type { Staff, StudioRights } from './studio-rights.ts';

interface LeadsApiOptions extends Omit<ListAnswersOptions, 'leads' | 'rights'> {
  /** URL of the Studio. Pages from other origins cannot read responses. */
  readonly studioUrl: string;
  readonly rights: Pick<StudioRights, 'findStaff' | 'listStaff'>;
  readonly leads: LeadsData;
  readonly answers: Answers;
  readonly push: PushAnswersOptions;
  readonly onError: (error: unknown) => void;
}

/** A request of somebody who may read the dealership's leads. */
export interface StaffRequest {
  /** Document id. */
  readonly dealership: string;
  readonly staff: Staff;
  readonly token: string;
  /** A part of the path. */
  readonly param: (name: string) => string;
  readonly query: Readonly<Record<string, string>>;
  /** The JSON body. Undefined if it is none, or too long. */
  readonly body: () => Promise<unknown>;
}

export type StaffAnswer = (request: StaffRequest) => Promise<ApiResponse>;
/** Answers by path, below the dealership's, and by method. */
export type StaffAnswers = Readonly<Record<string, Readonly<Record<string, StaffAnswer>>>>;

const BASE = '/api/desk/leads/:dealership{[\\w-]{1,128}}';

const MESSAGES: Readonly<Record<number, string>> = {
  400: 'We couldn’t process that request. Reload the page and try again.',
};
const EVENTS = '/events';
const TOO_OFTEN: ApiResponse = [
  429,
  { message: 'Updates were opened too often. Reload the page in a minute.' },
];
const CODE_NEEDED = { message: 'Enter the code of your second factor to see leads.', needsCode: true };

/** Creates the handlers of the API by path. */
export function createLeadsApi(
  options: LeadsApiOptions,
): Readonly<Record<string, (context: WebContext) => Promise<Response>>> {
  const { studioUrl, rights, leads, answers: mail, push, onError } = options;
  const respond = createResponder(studioUrl);
  const answers: StaffAnswers = {
    ...pushAnswers(push),
    ...listAnswers(options),
    ...leadAnswers({ leads, rights }),
    ...messageAnswers({ answers: mail, leads }),
  };

  /** By token, because asking the lake whose it is costs more than a stream. */
  const openings = createShares(BUDGETS.openedLeadStreams);

  async function answerStaff(
    path: string,
    answer: StaffAnswer,
    { req, env: { incoming } }: WebContext,
  ): Promise<ApiResponse> {
    const dealership = req.param('dealership') ?? '';
    const token = tokenOf(incoming);
    if (token === undefined) return [401];
    if (path === EVENTS && openings.take({ person: token }) !== undefined) return TOO_OFTEN;
    const staff = await rights.findStaff(token, dealership);
    if (staff === null) return [403];
    if (staff.twoFactorAt === null) return [403, CODE_NEEDED];
    return answer({
      dealership,
      staff,
      token,
      param: (name) => req.param(name) ?? '',
      query: req.query(),
      body: () => readSmallJson(incoming, BUDGETS.leadRequestBytes.each),
    });
  }

  const handler = (path: string, byMethod: StaffAnswers[string]) => async (context: WebContext) => {
    const { incoming } = context.env;
    const answer = async (): Promise<ApiResponse> => {
      const found = Object.hasOwn(byMethod, incoming.method ?? '') && byMethod[incoming.method ?? ''];
      if (incoming.method === 'OPTIONS') return [204];
      if (!found) return [405];
      try {
        return await answerStaff(path, found, context);
      } catch (error) {
        onError(error);
        return [503];
      }
    };
    return respond(incoming, await answer(), { methods: Object.keys(byMethod), messages: MESSAGES });
  };
  return Object.fromEntries(
    Object.entries(answers).map(([path, byMethod]) => [`${BASE}${path}`, handler(path, byMethod)]),
  );
}
