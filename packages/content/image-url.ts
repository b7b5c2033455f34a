import { createImageUrlBuilder } from '@sanity/image-url';
import type { Image } from './objects/media/image.ts';

interface ImageSize {
  /** Pixels. */
  readonly width: number;
  /** Pixels. If given, the picture is cropped around its hotspot. Otherwise it keeps its aspect ratio. */
  readonly height?: number;
  /** 1 to 100. Defaults to 75. */
  readonly quality?: number;
  /** For programs that show few formats, such as those for mail. Defaults to the best one the browser accepts. */
  readonly format?: 'png' | 'jpg';
  /** `#rrggbb` behind what is transparent. Otherwise it stays transparent where the format can. */
  readonly background?: string;
}

/** Returns the URL of a picture at a size, in the best format the browser accepts. */
export type ImageUrl = (image: Image, size: ImageSize) => string;

/**
 * Creates a function that builds picture URLs.
 * @param baseUrl origin that serves `/images/…`; '' gives paths on the same host. Defaults to Sanity's CDN.
 * @param sign signs a path on the same host, for hosts that serve only signed pictures
 */
export function createImageUrl(options: {
  readonly projectId: string;
  readonly dataset: string;
  readonly baseUrl?: string;
  readonly sign?: (target: string) => string;
}): ImageUrl {
  const { projectId, dataset, baseUrl, sign = (target) => target } = options;
  const builder = createImageUrlBuilder({ projectId, dataset });
  /** URLs by size. A picture is the same object until the content that has it changes. */
  const known = new WeakMap<Image, Map<string, string>>();

  function build(image: Image, { width, height, quality = 75, format, background }: ImageSize): string {
    const sized = builder
      .image({
        asset: { _ref: image.asset._id },
        ...(image.crop && { crop: image.crop }),
        ...(image.hotspot && { hotspot: image.hotspot }),
      })
      .width(width)
      .quality(quality);
    const encoded = format === undefined ? sized.auto('format') : sized.format(format);
    const filled = background === undefined ? encoded : encoded.bg(background.slice(1));
    const url = (height === undefined ? filled.fit('max') : filled.height(height).fit('crop')).url();
    return baseUrl === undefined ? url : sign(url.replace('https://cdn.sanity.io', baseUrl));
  }

  return (image, size) => {
    const urls = known.get(image) ?? new Map<string, string>();
    known.set(image, urls);
    const key = `${size.width} ${size.height} ${size.quality} ${size.format} ${size.background}`;
    const url = urls.get(key) ?? build(image, size);
    urls.set(key, url);
    return url;
  };
}
