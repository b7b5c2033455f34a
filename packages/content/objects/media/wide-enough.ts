import type { CustomValidatorResult } from 'sanity';

/** The Studio's picture IDs contain the size: image-<hash>-2400x1350-webp. SVG drawings are sharp at any width. */
const WIDTH = /-(\d+)x\d+-(?!svg$)\w+$/;

/**
 * Validation rule: the picture is large enough for where it is used.
 * @param least minimum width in pixels
 */
export const minimumWidth =
  (least: number) =>
  (picture: { readonly asset?: { readonly _ref?: string } } | undefined): CustomValidatorResult => {
    const [, width] = WIDTH.exec(picture?.asset?._ref ?? '') ?? [];
    return width === undefined || Number(width) >= least
      ? true
      : `This picture is ${width} pixels wide and will look blurred. Choose one of at least ${least}.`;
  };
