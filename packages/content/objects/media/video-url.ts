/** A video on a platform whose player the website embeds. */
export interface HostedVideo {
  readonly platform: 'youtube' | 'vimeo';
  readonly id: string;
}

/** URLs of one video, by platform. The first capture group is the video's ID. */
const URLS: readonly (readonly [url: RegExp, platform: HostedVideo['platform']])[] = [
  [/^https:\/\/(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:\S*&)?v=|shorts\/)([\w-]+)/, 'youtube'],
  [/^https:\/\/youtu\.be\/([\w-]+)/, 'youtube'],
  [/^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d+)(?![\w-])/, 'vimeo'],
];

/** Parses the URL of a video on YouTube or Vimeo. Returns null if it isn't one. */
export function parseVideoUrl(url: string): HostedVideo | null {
  for (const [pattern, platform] of URLS) {
    const id = pattern.exec(url)?.[1];
    if (id !== undefined) return { platform, id };
  }
  return null;
}
