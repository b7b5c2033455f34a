import { preload } from 'react-dom';
import type { PictureView } from './picture-view.server.ts';

interface PictureProps {
  readonly picture: PictureView;
  /** Displayed width, as the `sizes` attribute of an img element. */
  readonly sizes: string;
  readonly className?: string;
  /** Whether it is the largest picture above the fold. At most one per page. */
  readonly isFirst?: boolean;
}

/** Picture that reserves its space and shows a blurred placeholder until it has loaded. */
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

/** Preloads the largest picture above the fold. */
export function preloadPicture({ src, srcSet }: Pick<PictureView, 'src' | 'srcSet'>, sizes: string): void {
  preload(src, { as: 'image', imageSrcSet: srcSet, imageSizes: sizes, fetchPriority: 'high' });
}
