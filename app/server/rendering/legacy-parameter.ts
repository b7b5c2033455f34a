import type { RequestContext } from '#app/context.server.ts';

/** Remix's request handler. */
export type Handle = (request: Request, context: RequestContext) => Promise<Response>;

/** Hides `_data`, which only older clients sent, from Remix. The other parameters keep their spelling. */
export function withoutLegacyParameter(handle: Handle): Handle {
  return (request, context) => {
    const url = new URL(request.url);
    if (!url.searchParams.has('_data')) return handle(request, context);
    const others = url.search
      .slice(1)
      .split('&')
      .filter((parameter) => !/^_data(?:=|$)/.test(parameter));
    url.search = others.join('&');
    return handle(new Request(url, request), context);
  };
}
