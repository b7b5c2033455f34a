import type { SanityClient } from 'sanity';
import { createPreviewLink } from './preview-link.ts';

/** Milliseconds until a website counts as unreachable. */
const PATIENCE_MS = 15_000;

/**
 * Turns the preview on in the frames of this page. The link is opened in a frame of its own, because browsers keep the
 * cookies that a website sets in a frame apart from those that it sets elsewhere.
 * @param origin of a dealership's website
 * @throws Error if the user may not edit the dealership, or platform or website do not answer
 */
export async function turnPreviewOn(client: SanityClient, origin: string): Promise<void> {
  const { href } = await createPreviewLink(client, origin);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.addEventListener('load', () => resolve());
  frame.src = href;
  document.body.append(frame);
  const late = setTimeout(() => reject(new Error('The website does not answer.')), PATIENCE_MS);
  await promise.finally(() => {
    clearTimeout(late);
    frame.remove();
  });
}
