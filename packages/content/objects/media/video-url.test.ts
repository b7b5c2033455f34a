import { expect, test } from 'vitest';
import { parseVideoUrl } from './video-url.ts';

test.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'youtube aqz-KE-bpKQ'],
  ['https://youtube.com/watch?list=x&v=aqz-KE-bpKQ&t=3', 'youtube aqz-KE-bpKQ'],
  ['https://m.youtube.com/watch?v=aqz-KE-bpKQ', 'youtube aqz-KE-bpKQ'],
  ['https://m.youtube.com/shorts/aqz-KE-bpKQ', 'youtube aqz-KE-bpKQ'],
  ['https://youtu.be/aqz-KE-bpKQ?si=x', 'youtube aqz-KE-bpKQ'],
  ['https://vimeo.com/1084537', 'vimeo 1084537'],
  ['https://player.vimeo.com/video/1084537', 'vimeo 1084537'],
  ['https://vimeo.com/showcase/1084537', null],
  ['https://vimeo.com/1084537-trailer', null],
  ['https://videos.example/watch?v=aqz-KE-bpKQ', null],
  ['https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ', null],
  ['https://www.youtube.com/@channel', null],
])('parses %s as %j', (url, parsed) => {
  const video = parseVideoUrl(url);
  expect(video && `${video.platform} ${video.id}`).toBe(parsed);
});
