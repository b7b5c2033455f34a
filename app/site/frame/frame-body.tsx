import { type ReactNode, useEffect } from 'react';
import { tellHeight } from './frame-height.ts';

/** Id of the heading of a page in a frame. It tells the frame's content from the page around it. */
export const FRAME_HEADING = 'frame-heading';

/** Body of a page that another page of ours embeds: nothing around it, and its height is told. */
export function FrameBody({ children }: { readonly children: ReactNode }) {
  useEffect(tellHeight, []);
  return (
    <main id="main" className="frame-body" tabIndex={-1} aria-labelledby={FRAME_HEADING}>
      {children}
    </main>
  );
}
