/** The part of the Studio API that shows credit applications to staff. Every reading is logged. */
import { BUDGETS } from '@rooftop/budgets/budgets';
import type { CreditApplicationsData } from '@rooftop/platform/credit-applications/credit-applications-data';
import { isFreshCode } from '@rooftop/lake/needs-two-factor';
import { z } from 'zod';
import type { WebContext } from '../site-request.ts';
import { type ApiResponse, createResponder, readSmallJson, tokenOf } from './answer.ts';
import type { Staff, StudioRights } from './studio-rights.ts';

interface CreditApplicationsApiOptions {
  /** URL of the Studio. Pages from other origins cannot read responses. */
  readonly studioUrl: string;
  readonly rights: Pick<StudioRights, 'findStaff'>;
  readonly data: CreditApplicationsData;
  readonly onError: (error: unknown) => void;
  readonly now?: () => Date;
}

const DEALERSHIP = ':dealership{[\\w-]{1,128}}';
/** The list of a dealership, and one application, by the id of its lead. */
export const CREDIT_APPLICATIONS_PATHS = [
  `/api/desk/credit-applications/${DEALERSHIP}`,
  `/api/desk/credit-applications/${DEALERSHIP}/:application{[0-9a-f]{8}-[0-9a-f-]{27}}`,
];

const readingShape = z.object({
  reason: z
    .string()
    .trim()
    .min(3)
    .max(300)
    .regex(/^\P{Cc}*$/u),
  event: z.enum(['read', 'numbers']),
});
const MESSAGES: Readonly<Record<number, string>> = {
  400: 'Say why you are reading this application.',
  404: 'There is no such application. It may have been deleted at the end of its term.',
};
const CODE_NEEDED = {
  message: 'Enter the code of your second factor to see credit applications.',
  needsCode: true,
};

export function createCreditApplicationsApi(options: CreditApplicationsApiOptions) {
  const { studioUrl, rights, data, onError, now = () => new Date() } = options;
  const respond = createResponder(studioUrl);

  async function read(
    incoming: WebContext['env']['incoming'],
    place: ApplicationPath,
    reader: Staff,
  ): Promise<ApiResponse> {
    const parsed = readingShape.safeParse(await readSmallJson(incoming, BUDGETS.reasonBytes.each));
    if (!parsed.success) return [400];
    const { userId, name } = reader;
    const reading = { ...place, ...parsed.data, reader: { userId, name }, at: now() };
    const sections = await data.read(reading);
    return sections === null ? [404] : [200, { sections, log: await data.log(place.dealership, place.id) }];
  }

  async function show({ dealership, id }: ApplicationPath): Promise<ApiResponse> {
    const application = await data.find(dealership, id);
    return application === null ? [404] : [200, { application, log: await data.log(dealership, id) }];
  }

  async function answerStaff(
    incoming: WebContext['env']['incoming'],
    dealership: string,
    id: string | undefined,
  ): Promise<ApiResponse> {
    const token = tokenOf(incoming);
    if (token === undefined) return [401];
    const staff = await rights.findStaff(token, dealership);
    if (staff === null) return [403];
    if (!isFreshCode(staff.twoFactorAt, now())) return [403, CODE_NEEDED];
    if (id === undefined) return [200, { applications: await data.list(dealership) }];
    return incoming.method === 'GET' ? show({ dealership, id }) : read(incoming, { dealership, id }, staff);
  }

  return async function creditApplicationsApi({ req, env }: WebContext): Promise<Response> {
    const { incoming } = env;
    const { method = '' } = incoming;
    const id = req.param('application');
    const methods = id === undefined ? ['GET'] : ['GET', 'POST'];
    const answer = async (): Promise<ApiResponse> => {
      if (method === 'OPTIONS') return [204];
      if (!methods.includes(method)) return [405];
      try {
        return await answerStaff(incoming, req.param('dealership') ?? '', id);
      } catch (error) {
        onError(error);
        return [503];
      }
    };
    return respond(incoming, await answer(), { methods, messages: MESSAGES });
  };
}

interface ApplicationPath {
  readonly dealership: string;
  /** Id of the lead. */
  readonly id: string;
}
