import type { IncomingMessage } from 'node:http';
import { BUDGETS } from '@rooftop/budgets/budgets';
import { z } from 'zod';
import type { WebContext } from '../site-request.ts';
import { type ApiResponse, createResponder, readSmallJson, tokenOf } from './answer.ts';
import type { StudioRights } from './studio-rights.ts';

/** The Studio API's data about dealerships. `dealership` is the ID of its document. */
export interface StudioApiData {
  /** Votes on the dealership's help center answers. */
  helpVotes(dealership: string): Promise<object>;
  /** What has died in the dealership's published content, as of the latest night. */
  contentChecks(dealership: string): Promise<object>;
  /** Hosts with photos of the dealership's cars that are not shown. */
  photoHosts(dealership: string): Promise<readonly object[]>;
  /** A link that opens the event inspector on the dealership's website, for an hour. Null if there is no such dealership. */
  inspectorLink(dealership: string): Promise<string | null>;
  /** Where an invented lead would go and why. Null if the body describes none, or there is no such dealership. */
  tryLead(dealership: string, body: unknown): Promise<object | null>;
  /** Shows photos from this host. Returns false if it is not one of the dealership's `photoHosts`, or cannot be allowed. */
  allowPhotoHost(dealership: string, host: string): Promise<boolean>;
}

interface StudioApiOptions {
  /** URL of the Studio. Pages from other origins cannot read responses. */
  readonly studioUrl: string;
  readonly rights: Pick<StudioRights, 'mayRead' | 'mayEdit' | 'mayManage'>;
  readonly data: StudioApiData;
  readonly onError: (error: unknown) => void;
}

/** Ends with the ID of a dealership's document. */
export const STUDIO_API_PATH =
  '/api/desk/:topic{help-votes|content-checks|photo-hosts|event-inspector|lead-trials}/:dealership{[\\w-]{1,128}}';
const METHODS = {
  'help-votes': ['GET'],
  'content-checks': ['GET'],
  'photo-hosts': ['GET', 'POST'],
  'event-inspector': ['GET'],
  'lead-trials': ['POST'],
} as const;
type Topic = keyof typeof METHODS;
const isTopic = (name = ''): name is Topic => Object.hasOwn(METHODS, name);

const MESSAGES: Readonly<Record<number, string>> = {
  400: 'Send a host as {"host": "photos.example.com"}.',
  404: 'No photos of this dealership are waiting for this host, or it cannot be allowed.',
};

const bodyShape = z.object({ host: z.string().min(1).max(253) });

/**
 * The Studio's API for data beyond its content: on the platform's own host, with the signed-in user's token and
 * without cookies. Everyone who may read the dealership's document may read this and try leads, but the event inspector
 * is for those who edit; agencies and administrators may allow photo hosts.
 */
export function createStudioApi({ studioUrl, rights, data, onError }: StudioApiOptions) {
  const respond = createResponder(studioUrl);

  async function read(topic: Topic, token: string, dealership: string): Promise<ApiResponse> {
    if (!(await rights.mayRead(token, dealership))) return [403];
    if (topic === 'help-votes') return [200, await data.helpVotes(dealership)];
    if (topic === 'content-checks') return [200, await data.contentChecks(dealership)];
    if (topic === 'event-inspector') {
      if (!(await rights.mayEdit(token, dealership))) return [403];
      const href = await data.inspectorLink(dealership);
      return href === null ? [404] : [200, { href }];
    }
    const [hosts, mayAllow] = await Promise.all([
      data.photoHosts(dealership),
      rights.mayManage(token, dealership),
    ]);
    return [200, { hosts, mayAllow }];
  }

  async function allowHost(
    token: string,
    dealership: string,
    incoming: IncomingMessage,
  ): Promise<ApiResponse> {
    if (!(await rights.mayRead(token, dealership)) || !(await rights.mayManage(token, dealership)))
      return [403];
    const body = bodyShape.safeParse(await readSmallJson(incoming, BUDGETS.studioRequestBytes.each));
    if (!body.success) return [400];
    const { host } = body.data;
    return (await data.allowPhotoHost(dealership, host)) ? [200, { allowed: host }] : [404];
  }

  async function tryLead(token: string, dealership: string, incoming: IncomingMessage): Promise<ApiResponse> {
    if (!(await rights.mayRead(token, dealership))) return [403];
    const found = await data.tryLead(
      dealership,
      await readSmallJson(incoming, BUDGETS.studioRequestBytes.each),
    );
    return found === null
      ? [400, { message: 'Fill in the form of the lead and when it comes in.' }]
      : [200, found];
  }

  async function statusAndBody(
    topic: Topic,
    dealership: string,
    incoming: IncomingMessage,
  ): Promise<ApiResponse> {
    const { method = '' } = incoming;
    if (method === 'OPTIONS') return [204];
    if (!METHODS[topic].some((one) => one === method)) return [405];
    const token = tokenOf(incoming);
    if (token === undefined) return [401];
    try {
      if (method === 'GET') return await read(topic, token, dealership);
      const write = topic === 'lead-trials' ? tryLead : allowHost;
      return await write(token, dealership, incoming);
    } catch (error) {
      onError(error);
      return [503];
    }
  }

  return async function studioApi({ req, env }: WebContext): Promise<Response> {
    const { incoming } = env;
    const named = req.param('topic');
    const topic = isTopic(named) ? named : 'help-votes';
    const answer = await statusAndBody(topic, req.param('dealership') ?? '', incoming);
    return respond(incoming, answer, { methods: METHODS[topic], messages: MESSAGES });
  };
}
