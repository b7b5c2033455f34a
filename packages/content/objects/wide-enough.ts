import type { CustomValidatorResult } from 'sanity';

/** The Studio's ids of pictures say how wide they are: image-<hash>-2400x1350-webp. Drawings are sharp at every width. */
const WIDTH = /-(\d+)x\d+-(?!svg$)\w+$/;

/**
 * A validation rule: the picture has the pixels that its place needs.
 * @param least pixels
 */
export const wideEnough =
  (least: number) =>
  (picture: { readonly asset?: { readonly _ref?: string } } | undefined): CustomValidatorResult => {
    const [, width] = WIDTH.exec(picture?.asset?._ref ?? '') ?? [];
    return width === undefined || Number(width) >= least
      ? true
      : `This picture is ${width} pixels wide and will look blurred. Choose one of at least ${least}.`;
  };
