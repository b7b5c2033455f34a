/** The part of the Studio API behind its preview of the websites. */
import { BUDGETS } from '@rooftop/budgets/budgets';
import type { Dealership } from '@rooftop/content/documents/dealership/dealership';
import type { PreviewLinks } from '@rooftop/platform/preview-links/preview-links';
import { z } from 'zod';
import type { Preview } from '../preview/preview.ts';
import type { WebContext } from '../site-request.ts';
import { type ApiResponse, createResponder, readSmallJson, tokenOf } from './answer.ts';
import type { StudioRights } from './studio-rights.ts';

interface PreviewsApiOptions {
  /** URL of the Studio. Pages from other origins cannot read responses. */
  readonly studioUrl: string;
  readonly rights: Pick<StudioRights, 'findUser' | 'listEditable' | 'mayEdit'>;
  readonly dealerships: () => Promise<readonly Dealership[]>;
  /** Origin of a dealership's website. Null if it has none. */
  readonly originOf: (dealership: Dealership) => Promise<string | null>;
  readonly preview: Pick<Preview, 'link' | 'share'>;
  readonly links: Pick<PreviewLinks, 'list' | 'stop'>;
  readonly onError: (error: unknown) => void;
}

const WEBSITES = '/api/desk/websites';
const PREVIEW = '/api/desk/previews/:dealership{[\\w-]{1,128}}';
const SHARED = `${PREVIEW}/:shared{shared}`;
/**
 * The first lists the websites that the person edits, and the second makes a link for an hour. The third lists the links that
 * are shared, and makes one; the last stops one.
 */
export const PREVIEWS_PATHS = [WEBSITES, PREVIEW, SHARED, `${SHARED}/:link{[\\da-f-]{36}}`] as const;

const MESSAGES: Readonly<Record<number, string>> = {
  400: 'The page to share is missing.',
  404: 'This dealership has no such website or link.',
  409: 'Too many links are open. Stop one first.',
};

const pageShape = z.object({ path: z.string().startsWith('/').max(900) });
const linkShape = z.uuid();

export function createPreviewsApi(options: PreviewsApiOptions) {
  const { studioUrl, rights, dealerships, originOf, preview, links, onError } = options;
  const respond = createResponder(studioUrl);

  async function listWebsites(token: string): Promise<ApiResponse> {
    const editable = new Set(await rights.listEditable(token));
    const own = (await dealerships()).filter(({ id }) => editable.has(id));
    const websites = await Promise.all(
      own.map(async (one) => ({
        dealership: one.id,
        name: one.name,
        languages: one.languages,
        origin: await originOf(one),
      })),
    );
    return [200, { websites: websites.filter(({ origin }) => origin !== null) }];
  }

  async function websiteOf(dealership: string): Promise<string | null> {
    const found = (await dealerships()).find(({ id }) => id === dealership);
    return found === undefined ? null : originOf(found);
  }

  async function createLink(dealership: string): Promise<ApiResponse> {
    const origin = await websiteOf(dealership);
    return origin === null ? [404] : [200, preview.link(dealership, origin, Date.now())];
  }

  async function share({ env: { incoming } }: WebContext, token: string, dealership: string) {
    const page = pageShape.safeParse(await readSmallJson(incoming, BUDGETS.studioRequestBytes.each));
    if (!page.success) return [400] as const;
    const [origin, user] = await Promise.all([websiteOf(dealership), rights.findUser(token)]);
    if (origin === null) return [404] as const;
    const link = await preview.share(
      dealership,
      { origin, path: page.data.path, createdBy: user?.name ?? '' },
      Date.now(),
    );
    return link === null ? ([409] as const) : ([200, link] as const);
  }

  async function answerEditor(context: WebContext, token: string, dealership: string): Promise<ApiResponse> {
    const { req, env } = context;
    const { method } = env.incoming;
    if (!(await rights.mayEdit(token, dealership))) return [403];
    const link = req.param('link');
    if (link !== undefined)
      return linkShape.safeParse(link).success && (await links.stop(dealership, link)) ? [204] : [404];
    if (req.param('shared') === undefined) return createLink(dealership);
    return method === 'GET'
      ? [200, { links: await links.list(dealership, new Date()) }]
      : share(context, token, dealership);
  }

  async function answer(context: WebContext, methods: readonly string[]): Promise<ApiResponse> {
    const { incoming } = context.env;
    if (incoming.method === 'OPTIONS') return [204];
    if (!methods.includes(incoming.method ?? '')) return [405];
    const token = tokenOf(incoming);
    if (token === undefined) return [401];
    try {
      const dealership = context.req.param('dealership');
      return dealership === undefined
        ? await listWebsites(token)
        : await answerEditor(context, token, dealership);
    } catch (error) {
      onError(error);
      return [503];
    }
  }

  function methodsOf({ req }: WebContext): readonly string[] {
    if (req.path === WEBSITES) return ['GET'];
    if (req.param('link') !== undefined) return ['DELETE'];
    return req.param('shared') === undefined ? ['POST'] : ['GET', 'POST'];
  }

  return async function previewsApi(context: WebContext): Promise<Response> {
    const methods = methodsOf(context);
    const answered = await answer(context, methods);
    return respond(context.env.incoming, answered, { methods, messages: MESSAGES });
  };
}
