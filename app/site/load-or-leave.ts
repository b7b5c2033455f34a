interface ServerLoader<Data> {
  readonly request: Request;
  readonly serverLoader: <Loaded = Data>() => Promise<Loaded>;
}

/** Whether a page is shown, or is being opened in its place. */
function isOpened({ pathname }: URL): boolean {
  const next = window.__remixRouter?.state.navigation.location;
  return [window.location.pathname, next?.pathname].includes(pathname);
}

/**
 * The `clientLoader` of a route whose data a dialog loads. If the request fails, the browser navigates to the full
 * page and shows its own error, so that the page below the dialog is not replaced by an error page.
 */
export async function loadOrLeave({ request, serverLoader }: ServerLoader<unknown>): Promise<unknown> {
  try {
    return await serverLoader();
  } catch (error) {
    if (error instanceof Response && isOpened(new URL(request.url))) throw error;
    window.location.assign(request.url);
    return new Promise(() => {});
  }
}
