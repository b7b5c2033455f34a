import type { CSSProperties } from 'react';
import type { StarsView } from './review-strip-view.server.ts';

/** Five stars, filled according to the rating. */
export function Stars({ of }: { readonly of: StarsView }) {
  const share: CSSProperties & Record<'--share', string> = { '--share': `${of.stars * 20}%` };
  return (
    <span className="stars" style={share}>
      <span className="sr-only">{of.spoken}</span>
    </span>
  );
}
