import { isRouteErrorResponse } from '#app/framework.ts';

interface ServerLoader<Data> {
  readonly request: Request;
  readonly serverLoader: <Loaded = Data>() => Promise<Loaded>;
}

/** Whether the website answered that there is no such page, or that it is elsewhere. */
const isAnswer = (error: unknown): boolean =>
  error instanceof Response || (isRouteErrorResponse(error) && error.status < 500);

/**
 * The `clientLoader` of a route whose data a dialog loads. If the request fails, the browser navigates to the full
 * page and shows its own error, so that the page below the dialog is not replaced by an error page. A page that is shown
 * keeps the data it has.
 */
export async function loadOrLeave({ request, serverLoader }: ServerLoader<unknown>): Promise<unknown> {
  try {
    return await serverLoader();
  } catch (error) {
    // Another page is opened instead, or the dialog is gone.
    if (request.signal.aborted) throw error;
    const { pathname } = new URL(request.url);
    const { navigation, matches, loaderData } = window.__remixRouter?.state ?? {};
    const isOpened = navigation?.location?.pathname === pathname;
    const isShown = window.location.pathname === pathname;
    if (isAnswer(error) && (isOpened || isShown)) throw error;
    const shown: unknown = loaderData?.[matches?.at(-1)?.route.id ?? ''];
    if (isShown && !isOpened && shown !== undefined) return shown;
    window.location.assign(request.url);
    return new Promise(() => {});
  }
}
