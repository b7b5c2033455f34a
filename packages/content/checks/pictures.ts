/** Finds pictures that are too small or too heavy, and those in a text or a gallery that nothing describes. */
import type { Path } from 'sanity';
import type { DealershipFacts } from './dealership-facts.ts';
import type { CheckedDocument, Finding } from './finding.ts';

/** Narrower ones look blurred wherever the website shows pictures, in pixels. */
const MIN_WIDTH = 600;
/** The Studio's picture IDs contain the size: image-<hash>-2400x1350-webp. SVG drawings are sharp at any width. */
const WIDTH = /-(\d+)x\d+-(?!svg$)\w+$/;
/** What holds a picture that is content, so that who does not see it must be told of it. Others may be decoration. */
const CONTENT: readonly unknown[] = ['bodyPicture', 'galleryPicture'];

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const field = (value: unknown, name: string): unknown =>
  isObject(value) ? Reflect.get(value, name) : undefined;

interface FoundPicture {
  readonly path: Path;
  /** ID of its file. */
  readonly asset: string;
  readonly isContent: boolean;
  readonly isDescribed: boolean;
}

/** Lists the pictures of a document, at any depth. */
function picturesIn(value: unknown, path: Path = [], holder?: unknown): readonly FoundPicture[] {
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => {
      const key = field(item, '_key');
      return picturesIn(item, [...path, typeof key === 'string' ? { _key: key } : index]);
    });
  }
  if (!isObject(value)) return [];
  const asset = field(field(value, 'asset'), '_ref');
  if (typeof asset === 'string' && asset.startsWith('image-')) {
    const texts = Object.entries(field(value, 'alt') ?? {}).filter(([name]) => !name.startsWith('_'));
    return [
      {
        path,
        asset,
        isContent: CONTENT.includes(field(holder, '_type')),
        isDescribed: texts.some(([, text]) => typeof text === 'string' && text.trim() !== ''),
      },
    ];
  }
  return Object.entries(value).flatMap(([name, part]) => picturesIn(part, [...path, name], value));
}

const MEGABYTE = 1_000_000;

/** What is wrong with one picture. @param size of its file in bytes, if it is a heavy one */
function problemsOf(
  { asset, isContent, isDescribed }: FoundPicture,
  size: number | undefined,
): readonly Pick<Finding, 'name' | 'message'>[] {
  const [, width] = WIDTH.exec(asset) ?? [];
  return [
    ...(width !== undefined && Number(width) < MIN_WIDTH
      ? [
          {
            name: 'Small picture',
            message: `This picture is ${width} pixels wide and will look blurred. Choose one of at least ${MIN_WIDTH}.`,
          },
        ]
      : []),
    ...(size === undefined
      ? []
      : [
          {
            name: 'Heavy picture',
            message: `This picture's file has ${Math.round(size / MEGABYTE)} MB, so it takes long until shoppers first see it. Save it as JPEG or WebP with at most 2,400 pixels in width, and upload it again.`,
          },
        ]),
    ...(isContent && !isDescribed
      ? [
          {
            name: 'Missing alternative text',
            message:
              'People who cannot see this picture, and search engines, learn nothing of it. Write in a few words what it shows.',
          },
        ]
      : []),
  ];
}

/** Lists what is wrong with a document's pictures. @param heavy files of the dealership that are too heavy */
export function checkPictures(
  document: CheckedDocument,
  heavy: DealershipFacts['heavyPictures'],
): readonly Finding[] {
  const sizes = new Map(heavy.map(({ id, size }) => [id, size]));
  return picturesIn(document).flatMap((picture) =>
    problemsOf(picture, sizes.get(picture.asset)).map((problem) => ({
      kind: 'picture',
      level: 'warning',
      path: picture.path,
      ...problem,
    })),
  );
}
