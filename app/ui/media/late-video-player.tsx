import { lazy } from 'react';
import { Optional } from '../optional.tsx';

const VideoPlayer = lazy(() => import('./video-player.tsx'));

/** Plays the page's videos in place once its code is loaded. Without it their links open them. */
export const LateVideoPlayer = () => (
  <Optional>
    <VideoPlayer />
  </Optional>
);
