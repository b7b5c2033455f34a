import type { Settings } from '@rooftop/content/documents/dealership/settings/settings';
import type { RequestContext } from '#app/context.server.ts';

/** Pixels of a browser tab's icon at double density, and of an iPhone's home screen. */
const TAB = 64;
const IPHONE = 180;
/** Pixels of the icons that Android asks for. */
const ANDROID = [192, 512] as const;

/** An SVG with the dealership's initial. */
const INITIAL = '/favicon.svg';

type Site = Pick<RequestContext, 'dealership' | 'imageUrl'>;

/** Home screens show no SVG and make what is transparent black, so the icon is a PNG on the brand color. */
const homeScreenIcon = (mark: Settings['logos']['mark'], { dealership, imageUrl }: Site, size: number) =>
  mark && imageUrl(mark, { width: size, height: size, format: 'png', background: dealership.theme.brand });

/** Icons for the head of pages: the dealership's, or else its initial. Phones get none rather than an SVG. */
export function siteIcons(settings: Settings | null, site: Site) {
  const mark = settings?.logos.mark ?? null;
  return {
    href: mark === null ? INITIAL : site.imageUrl(mark, { width: TAB, height: TAB }),
    touch: homeScreenIcon(mark, site, IPHONE),
  };
}

/** Icons for the web app manifest. */
export function manifestIcons(settings: Settings | null, site: Site) {
  const mark = settings?.logos.mark ?? null;
  if (mark === null) return [{ src: INITIAL, sizes: 'any', type: 'image/svg+xml' }];
  return ANDROID.map((size) => ({
    src: homeScreenIcon(mark, site, size),
    sizes: `${size}x${size}`,
    type: 'image/png',
  }));
}
