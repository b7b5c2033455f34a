interface ServerLoader<Data> {
  readonly request: Request;
  readonly serverLoader: <Loaded = Data>() => Promise<Loaded>;
}

/**
 * A route's `clientLoader`, for data that a dialog loads: when nothing answers the browser goes to the page itself, and
 * says so in its own way. A page that lies below the dialog is not lost to an error that is not its own.
 */
export async function loadOrLeave({ request, serverLoader }: ServerLoader<unknown>): Promise<unknown> {
  try {
    return await serverLoader();
  } catch (error) {
    if (error instanceof Response) throw error;
    window.location.assign(request.url);
    return new Promise(() => {});
  }
}
