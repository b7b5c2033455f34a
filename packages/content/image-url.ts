import { createImageUrlBuilder } from '@sanity/image-url';
import type { Image } from './objects/image.ts';

export interface ImageSize {
  /** pixels */
  readonly width: number;
  /** pixels; with it the picture is cut to fit around its hotspot, without it the aspect ratio stays */
  readonly height?: number;
  /** 1–100, default 75 */
  readonly quality?: number;
}

/** The address of a picture in a size, in the best format the browser accepts. */
export type ImageUrl = (image: Image, size: ImageSize) => string;

/**
 * Makes addresses of pictures.
 * @param baseUrl where `/images/…` is served; '' gives paths on the same host; without it: Sanity's CDN
 * @param sign signs a path on the same host, for a host that makes no other pictures
 */
export function createImageUrl(options: {
  readonly projectId: string;
  readonly dataset: string;
  readonly baseUrl?: string;
  readonly sign?: (target: string) => string;
}): ImageUrl {
  const { projectId, dataset, baseUrl, sign = (target) => target } = options;
  const builder = createImageUrlBuilder({ projectId, dataset });
  return (image, { width, height, quality = 75 }) => {
    const sized = builder
      .image({
        asset: { _ref: image.asset._id },
        ...(image.crop && { crop: image.crop }),
        ...(image.hotspot && { hotspot: image.hotspot }),
      })
      .width(width)
      .quality(quality)
      .auto('format');
    const url = (height === undefined ? sized.fit('max') : sized.height(height).fit('crop')).url();
    return baseUrl === undefined ? url : sign(url.replace('https://cdn.sanity.io', baseUrl));
  };
}
