import { z } from 'zod';

/** Maximum width and height of a transformed image, in pixels. */
export const MAX_SIDE = 4096;

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+(?:\.\d+)?$/, 'must be a number')
    .transform((value) => Math.round(Number(value)))
    .refine((value) => value >= min && value <= max, `must be between ${min} and ${max}`);

const fraction = z
  .string()
  .regex(/^(?:\d+(?:\.\d*)?|\.\d+)(?:e-\d+)?$/i, 'must be a number')
  .transform(Number)
  .refine((value) => value >= 0 && value <= 1, 'must be between 0 and 1');

const oneOf = <const T extends readonly [string, ...string[]]>(...values: T) =>
  z.enum(values, `must be ${values.join(', ')}`);

const rect = z
  .string()
  .regex(/^\d+(?:\.\d+)?(?:,\d+(?:\.\d+)?){3}$/, 'must be left,top,width,height')
  .transform((value) => {
    const [left = 0, top = 0, width = 0, height = 0] = value
      .split(',')
      .map((part) => Math.round(Number(part)));
    return { left, top, width, height };
  })
  .refine(({ width, height }) => width > 0 && height > 0, 'must have a width and a height');

const EDGES = ['top', 'bottom', 'left', 'right'] as const;
const crop = z
  .string()
  .transform((value) => value.split(','))
  .pipe(z.array(oneOf(...EDGES, 'center', 'focalpoint', 'entropy')));

/** RGB, ARGB, RRGGBB or AARRGGBB, as Sanity writes colors: alpha comes first. */
const colour = z
  .string()
  .regex(/^(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i, 'must be RGB, ARGB, RRGGBB or AARRGGBB')
  .transform((value) => {
    const long = value.length < 6 ? value.replace(/./g, '$&$&') : value;
    const [alpha, red, green, blue] = (long.length === 8 ? long : `ff${long}`)
      .match(/../g)
      ?.map((pair) => Number.parseInt(pair, 16)) ?? [255, 0, 0, 0];
    return { r: red ?? 0, g: green ?? 0, b: blue ?? 0, alpha: (alpha ?? 255) / 255 };
  });

/**
 * Sanity's image parameters that the lake does not support. Refused, because the result would differ from Sanity's.
 */
const notDone = z.string().refine(() => false, 'is not supported');

/** The parameters of Sanity's image URLs. Parameters that Sanity doesn't define are ignored. */
const parametersSchema = z.object({
  rect: rect.optional(),
  w: wholeNumber(1, 2 * MAX_SIDE).optional(),
  h: wholeNumber(1, 2 * MAX_SIDE).optional(),
  dpr: z
    .string()
    .transform(Number)
    .refine((value) => value >= 1 && value <= 3, 'must be between 1 and 3')
    .default(1),
  fit: oneOf('clip', 'crop', 'fill', 'fillmax', 'max', 'scale', 'min').default('clip'),
  crop: crop.default(['center']),
  'fp-x': fraction.default(0.5),
  'fp-y': fraction.default(0.5),
  or: oneOf('0', '90', '180', '270').transform(Number).default(0),
  flip: oneOf('h', 'v', 'hv', 'vh').optional(),
  bg: colour.optional(),
  blur: wholeNumber(1, 2000).optional(),
  sharp: wholeNumber(0, 100).optional(),
  q: wholeNumber(0, 100).default(75),
  fm: oneOf('jpg', 'pjpg', 'png', 'webp', 'avif').optional(),
  auto: oneOf('format').optional(),
  dl: z.string().optional(),
});
const refusedSchema = z.object(
  Object.fromEntries(
    ['pad', 'max-w', 'max-h', 'min-w', 'min-h', 'sat', 'invert', 'frame'].map((name) => [
      name,
      notDone.optional(),
    ]),
  ),
);
export type ImageParameters = z.infer<typeof parametersSchema>;

/**
 * Parses the query of an image URL. An empty value counts as absent (except `dl`). Returns a sentence for a 400
 * response if a value is invalid.
 */
export function parseImageParameters(query: Record<string, string>): ImageParameters | string {
  const written = Object.fromEntries(Object.entries(query).filter(([name, value]) => value || name === 'dl'));
  const refused = refusedSchema.safeParse(written);
  const result = parametersSchema.safeParse(written);
  if (result.success && refused.success) return result.data;
  const [issue] = (refused.error ?? result.error)?.issues ?? [];
  return `Invalid image parameter ${issue?.path[0]?.toString() ?? ''}: ${issue?.message ?? 'invalid value'}`;
}
