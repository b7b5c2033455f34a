import { MAX_SIDE, type ImageParameters } from './image-parameters.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}
interface Area extends Size {
  readonly left: number;
  readonly top: number;
}

/** The visible part of the source, its size, and the canvas. All in whole pixels. */
export interface Geometry {
  /** Area of the source before rotating: the `rect` parameter, clipped to the image. */
  readonly rect: Area;
  /** Area of the rotated rect after cropping to the target's shape. */
  readonly crop: Area;
  /** Size that the crop is scaled to. */
  readonly size: Size;
  /** Size of the canvas, with the image centered. Equal to `size` unless the fit is fill or fillmax. */
  readonly canvas: Size;
  /** The crop depends on the image's content. `crop` is then the whole rect. */
  readonly byEntropy: boolean;
}

/**
 * Plans a transformation of a source (its size after EXIF orientation), according to Sanity's image URL
 * documentation. Only clip, crop, fill and scale enlarge. A result larger than MAX_SIDE is scaled down
 * proportionally.
 * @returns null if `rect` is outside the image
 */
export function planGeometry(source: Size, parameters: ImageParameters): Geometry | null {
  const rect = within(source, parameters.rect ?? { left: 0, top: 0, ...source });
  if (!rect) return null;
  const turned = parameters.or % 180 === 0 ? rect : { width: rect.height, height: rect.width };
  const fitted = fit(turned, parameters);
  const shrink = Math.min(1, MAX_SIDE / Math.max(fitted.canvas.width, fitted.canvas.height));
  return {
    rect,
    ...fitted,
    size: scaled(fitted.size, shrink),
    canvas: scaled(fitted.canvas, shrink),
  };
}

function within(source: Size, rect: Area): Area | null {
  const width = Math.min(rect.width, source.width - rect.left);
  const height = Math.min(rect.height, source.height - rect.top);
  return width > 0 && height > 0 ? { ...rect, width, height } : null;
}

const scaled = ({ width, height }: Size, factor: number): Size => ({
  width: Math.max(1, Math.round(width * factor)),
  height: Math.max(1, Math.round(height * factor)),
});

type Fitted = Omit<Geometry, 'rect'>;

function fit(image: Size, parameters: ImageParameters): Fitted {
  const { w, h, dpr } = parameters;
  const all: Area = { left: 0, top: 0, width: image.width, height: image.height };
  const whole = (size: Size, canvas = size): Fitted => ({ crop: all, size, canvas, byEntropy: false });
  if (w === undefined && h === undefined) return whole(scaled(image, 1));

  const requested = {
    width: w === undefined ? Infinity : w * dpr,
    height: h === undefined ? Infinity : h * dpr,
  };
  const inside = Math.min(requested.width / image.width, requested.height / image.height);
  const contained = scaled(image, inside);
  const shrunk = scaled(image, Math.min(1, inside));
  if (w === undefined || h === undefined) {
    const mayGrow = !['max', 'fillmax', 'min'].includes(parameters.fit);
    return whole(mayGrow ? contained : shrunk);
  }
  const box = scaled({ width: w, height: h }, dpr);
  switch (parameters.fit) {
    case 'clip':
      return whole(contained);
    case 'max':
      return whole(shrunk);
    case 'scale':
      return whole(box);
    case 'fill':
      return whole(contained, box);
    case 'fillmax':
      return whole(shrunk, box);
    case 'crop':
    case 'min':
      break;
  }
  const crop = cropTo(image, box, parameters);
  // min: the part with the box's shape, at its own size if that is smaller than the box.
  const small = crop.width < box.width || crop.height < box.height;
  const size = parameters.fit === 'min' && small ? scaled(crop, 1) : box;
  const byEntropy = parameters.crop[0] === 'entropy';
  return { crop: byEntropy ? all : crop, size, canvas: size, byEntropy };
}

/** Returns the largest part of the image with the box's shape, around the point that `crop` specifies. */
function cropTo(image: Size, box: Size, parameters: ImageParameters): Area {
  const factor = Math.min(image.width / box.width, image.height / box.height);
  const width = clamp(Math.round(box.width * factor), 1, image.width);
  const height = clamp(Math.round(box.height * factor), 1, image.height);
  const { x, y } = focus(parameters);
  return {
    width,
    height,
    left: clamp(Math.round(x * image.width - width / 2), 0, image.width - width),
    top: clamp(Math.round(y * image.height - height / 2), 0, image.height - height),
  };
}

/** Returns the point that must stay visible, in fractions of the image's sides. */
function focus({ crop, 'fp-x': x, 'fp-y': y }: ImageParameters): { x: number; y: number } {
  if (crop.includes('focalpoint')) return { x, y };
  return {
    x: crop.includes('left') ? 0 : crop.includes('right') ? 1 : 0.5,
    y: crop.includes('top') ? 0 : crop.includes('bottom') ? 1 : 0.5,
  };
}

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);
