import { useEffect } from 'react';

/**
 * Plays videos in place when their links are clicked, anywhere on the page. Clicks that open a new tab are left
 * alone.
 */
export default function VideoPlayer(): null {
  useEffect(() => {
    const play = (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || !(event.target instanceof Element)) return;
      const link = event.target.closest<HTMLElement>('a[data-video]');
      const { video, title } = link?.dataset ?? {};
      if (!link || video === undefined) return;
      event.preventDefault();
      const frame = document.createElement('iframe');
      frame.src = video;
      frame.title = title ?? '';
      frame.allow = 'autoplay; fullscreen; picture-in-picture';
      link.replaceWith(frame);
      frame.focus();
    };
    document.addEventListener('click', play);
    return () => document.removeEventListener('click', play);
  }, []);
  return null;
}
