import { DISPLAY_COOKIE } from '@rooftop/visits/consent';
import { browserCookie } from '../browser-cookie.ts';
import { onReturn } from './on-return.ts';

const isAnswered = (): boolean => browserCookie(DISPLAY_COOKIE) === 'hide';

/**
 * Calls back when the visitor returns to this page after answering the cookie banner on another one. An answer from
 * before this call doesn't count, because a dealership may show the banner even then. For browsers only.
 * @returns stops it
 */
export function onAnsweredElsewhere(callback: () => void): () => void {
  if (isAnswered()) return () => undefined;
  return onReturn(() => {
    if (isAnswered()) callback();
  });
}
