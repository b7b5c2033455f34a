import { preload } from 'react-dom';
import type { PictureView } from './picture-view.server.ts';

interface PictureProps {
  readonly picture: PictureView;
  /** how wide it is shown, as the `sizes` of an img element */
  readonly sizes: string;
  readonly className?: string;
  /** the largest picture of the first screen; one a page */
  readonly isFirst?: boolean;
}

/** A picture that keeps its place before it is loaded, with a blurred one behind it. */
export function Picture({ picture, sizes, className, isFirst = false }: PictureProps) {
  const { src, srcSet, alt, width, height, placeholder, position } = picture;
  return (
    <img
      className={className}
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      style={{
        objectPosition: position,
        ...(placeholder !== null && {
          backgroundImage: `url("${placeholder}")`,
          backgroundSize: 'cover',
          backgroundPosition: position,
        }),
      }}
    />
  );
}

/** Has the browser fetch the largest picture of the first screen as soon as it has read the head. */
export function preloadPicture({ src, srcSet }: Pick<PictureView, 'src' | 'srcSet'>, sizes: string): void {
  preload(src, { as: 'image', imageSrcSet: srcSet, imageSizes: sizes, fetchPriority: 'high' });
}
