import type { SanityClient } from 'sanity';

/** Redirects that are written in one step. Either all of them are written, or none. */
const AT_ONCE = 100;

interface NewRedirect {
  readonly from: string;
  readonly to: string;
}

/**
 * Publishes permanent redirects of a dealership, a hundred at once.
 * @param onCreated tells of those that exist from now on
 * @throws if the lake refuses some; those before them exist
 */
export async function createRedirects<Redirect extends NewRedirect>(
  client: Pick<SanityClient, 'transaction'>,
  dealership: string,
  redirects: readonly Redirect[],
  onCreated: (created: readonly Redirect[]) => void,
): Promise<void> {
  for (let at = 0; at < redirects.length; at += AT_ONCE) {
    const part = redirects.slice(at, at + AT_ONCE);
    const transaction = client.transaction();
    for (const { from, to } of part)
      transaction.create({
        _id: crypto.randomUUID(),
        _type: 'redirectRule',
        dealership: { _type: 'reference', _ref: dealership },
        from,
        to,
        permanent: true,
      });
    await transaction.commit({ tag: 'paste-redirects' });
    onCreated(part);
  }
}
