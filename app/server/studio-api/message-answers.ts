/** What the desk is answered about mail to the shopper of a lead. */
import { type AnswerRequest, answerRequestShape } from '@rooftop/leads/messages/messages-api';
import type { LeadPlace } from '@rooftop/leads/inbox/lead-history';
import type { AnswerRefusal, Answers } from '@rooftop/platform/leads/answers/answers';
import type { LeadsData } from '@rooftop/platform/leads/leads-data';
import type { ApiResponse } from './answer.ts';
import { actorOf } from './change-request.ts';
import { HELD, LEAD, NO_LEAD, UUID } from './lead-path.ts';
import type { StaffAnswers, StaffRequest } from './leads-api.ts';

const NO_ADDRESS: ApiResponse = [
  400,
  { message: 'This shopper left no valid email address. Call them instead.', reason: 'noMailAddress' },
];
const STOPPED: ApiResponse = [
  400,
  {
    message:
      'This shopper has stopped email from your dealership. Call them, or write a new email and confirm it.',
    reason: 'mailStopped',
  },
];
const NO_ANSWER: ApiResponse = [
  404,
  { message: 'There is no such answer to send again.', reason: 'noAnswer' },
];

const REFUSED: Readonly<Record<AnswerRefusal, ApiResponse>> = {
  missing: NO_LEAD,
  held: HELD,
  noAddress: NO_ADDRESS,
  stopped: STOPPED,
};

export function messageAnswers({
  answers,
  leads,
}: {
  readonly answers: Answers;
  readonly leads: LeadsData;
}): StaffAnswers {
  const placeOf = ({ dealership, param }: StaffRequest): LeadPlace => ({ dealership, id: param('lead') });

  async function show(place: LeadPlace): Promise<ApiResponse> {
    const found = await leads.find(place);
    return found === null ? NO_LEAD : [200, found.record];
  }

  async function draft(request: StaffRequest): Promise<ApiResponse> {
    const made = await answers.draft(placeOf(request), actorOf(request.staff));
    return typeof made === 'string' ? REFUSED[made] : [200, made];
  }

  async function send(request: StaffRequest): Promise<ApiResponse> {
    const parsed = answerRequestShape.safeParse(await request.body());
    if (!parsed.success) return [400];
    const sent: AnswerRequest = parsed.data;
    const outcome = await answers.send(placeOf(request), actorOf(request.staff), sent);
    return outcome === 'stored' ? show(placeOf(request)) : REFUSED[outcome];
  }

  async function again(request: StaffRequest): Promise<ApiResponse> {
    const place = placeOf(request);
    const outcome = await answers.again(place, request.param('message'), actorOf(request.staff));
    if (outcome === 'missing') return NO_ANSWER;
    return outcome === 'stored' ? show(place) : REFUSED[outcome];
  }

  return {
    [`${LEAD}/answer`]: { GET: draft, POST: send },
    [`${LEAD}/answers/:message{${UUID}}/again`]: { POST: again },
  };
}
