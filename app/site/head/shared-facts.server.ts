import type { RequestContext } from '#app/context.server.ts';
import { home } from './home.server.ts';
import type { ShareFacts, PageHeadFacts, SharedKind, SharedPage } from './shared-page.ts';

/** Head data of a page. */
export async function pageFacts({ head }: SharedPage, context: RequestContext): Promise<PageHeadFacts> {
  if (typeof head === 'function') return head(context);
  const { dealership, t } = context;
  const { name } = dealership;
  const { picture } = await home.head(context);
  return {
    title: t(head.title, { name }),
    description: t(head.description, { name }),
    headline: t(head.headline ?? head.title, { name }),
    picture,
  };
}

/** Picture of a page of one kind. Undefined if the dealership has no such page. */
export async function kindFacts(
  { find }: SharedKind,
  key: string,
  context: RequestContext,
): Promise<ShareFacts | undefined> {
  const found = await find(key, context);
  if (found === undefined || found.picture !== null) return found;
  return { ...found, picture: (await home.head(context)).picture };
}
