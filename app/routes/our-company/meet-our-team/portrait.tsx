import type { PictureView } from '#app/ui/media/picture-view.server.ts';
import { Picture } from '#app/ui/media/picture.tsx';

interface PortraitProps {
  readonly of: { readonly portrait: PictureView | null; readonly initials: string };
  /** Displayed width, as the `sizes` attribute of an img element. */
  readonly sizes: string;
  readonly isFirst?: boolean;
}

/** Portrait of a staff member, or else their initials. The name is shown next to it. */
export function Portrait({ of: { portrait, initials }, sizes, isFirst = false }: PortraitProps) {
  if (portrait === null) {
    return (
      <span className="portrait portrait-initials" aria-hidden="true">
        {initials}
      </span>
    );
  }
  return <Picture className="portrait" picture={portrait} sizes={sizes} isFirst={isFirst} />;
}
