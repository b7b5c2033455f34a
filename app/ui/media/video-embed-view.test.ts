import { expect, test } from 'vitest';
import { playerOf } from './video-embed-view.server.ts';

const YOUTUBE = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0';
const VIMEO = 'https://player.vimeo.com/video/1084537?autoplay=1&dnt=1';

test.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', YOUTUBE],
  ['https://vimeo.com/1084537', VIMEO],
  ['https://videos.example/watch?v=aqz-KE-bpKQ', null],
])('plays the video %s with %s', (url, player) => {
  expect(playerOf(url)).toBe(player);
});
