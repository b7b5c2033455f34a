import type { Page } from '@rooftop/content/documents/page/page';
import type { Image } from '@rooftop/content/objects/media/image';
import { orFallback } from '@rooftop/platform/or-fallback';
import { shareFacts, type SharedKind } from '../head/shared-page.ts';
import { isLandingPath, STANDARD_PAGES } from './standard/standard-pages.ts';

/** The page's own picture, or else the first one in its first block. */
function pictureOf({ image, blocks: [first] }: Page): Image | null {
  if (image !== null) return image;
  if (first?._type === 'hero') return first.image;
  return first?._type === 'heroSlides' ? (first.slides[0]?.image ?? null) : null;
}

/** Pages made of blocks by path: `winter-tires`, or with dots instead of slashes between its segments. */
const sharedPage: SharedKind = {
  async find(key, { content, dealership, t }) {
    const path = `/${key.replaceAll('.', '/')}`;
    const pages = await orFallback(content.pages(), []);
    const found = pages.find((one) => one.path === path && one.blocks.length > 0);
    if (found !== undefined) return shareFacts(found.name, pictureOf(found));
    if (!isLandingPath(path)) return undefined;
    const settings = await orFallback(content.settings(), null);
    return shareFacts(STANDARD_PAGES[path]({ dealership, t, settings }).name);
  },
};

/**
 * The image of a page made of blocks.
 * @param path Path without the language.
 */
export const pagePicture = (path: string) => ({
  of: sharedPage,
  key: path.slice(1).replaceAll('/', '.'),
});
