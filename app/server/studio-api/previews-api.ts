/** The part of the Studio API behind its preview of the websites. */
import type { Dealership } from '@rooftop/content/documents/dealership/dealership';
import type { WebContext } from '../site-request.ts';
import { type ApiResponse, createResponder, tokenOf } from './answer.ts';
import type { StudioRights } from './studio-rights.ts';

interface PreviewsApiOptions {
  /** URL of the Studio. Pages from other origins cannot read responses. */
  readonly studioUrl: string;
  readonly rights: Pick<StudioRights, 'listEditable' | 'mayEdit'>;
  readonly dealerships: () => Promise<readonly Dealership[]>;
  /** Origin of a dealership's website. Null if it has none. */
  readonly originOf: (dealership: Dealership) => Promise<string | null>;
  /** A link that turns the preview on, and when it ends. @param isShared whether it is for somebody without an account */
  readonly linkTo: (
    dealership: string,
    website: { readonly origin: string; readonly isShared: boolean },
  ) => { readonly href: string; readonly endsAt: string };
  readonly onError: (error: unknown) => void;
}

const WEBSITES = '/api/desk/websites';
const PREVIEW = '/api/desk/previews/:dealership{[\\w-]{1,128}}';
/** The first lists the websites that the person edits, the second makes a link, and the third one to share. */
export const PREVIEWS_PATHS = [WEBSITES, PREVIEW, `${PREVIEW}/:shared{shared}`] as const;

const MESSAGES: Readonly<Record<number, string>> = { 404: 'This dealership has no website yet.' };

export function createPreviewsApi(options: PreviewsApiOptions) {
  const { studioUrl, rights, dealerships, originOf, linkTo, onError } = options;
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

  async function createLink(token: string, dealership: string, isShared: boolean): Promise<ApiResponse> {
    if (!(await rights.mayEdit(token, dealership))) return [403];
    const found = (await dealerships()).find(({ id }) => id === dealership);
    const origin = found === undefined ? null : await originOf(found);
    return origin === null ? [404] : [200, linkTo(dealership, { origin, isShared })];
  }

  async function answer({ req, env: { incoming } }: WebContext, method: string): Promise<ApiResponse> {
    if (incoming.method === 'OPTIONS') return [204];
    if (incoming.method !== method) return [405];
    const token = tokenOf(incoming);
    if (token === undefined) return [401];
    try {
      const dealership = req.param('dealership');
      if (dealership === undefined) return await listWebsites(token);
      return await createLink(token, dealership, req.param('shared') !== undefined);
    } catch (error) {
      onError(error);
      return [503];
    }
  }

  return async function previewsApi(context: WebContext): Promise<Response> {
    const method = context.req.path === WEBSITES ? 'GET' : 'POST';
    const answered = await answer(context, method);
    return respond(context.env.incoming, answered, { methods: [method], messages: MESSAGES });
  };
}
