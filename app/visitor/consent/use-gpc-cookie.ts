import { useRevalidator } from '#app/framework.ts';
import { CONSENT_MAX_AGE } from '@rooftop/visits/consent';
import { useEffect } from 'react';
import { ADVERTISING_COOKIE } from '../advertising.ts';
import { browserCookie } from '../browser-cookie.ts';
import { storageFor } from '../browser-storage.ts';
import { EXPERIMENTS_COOKIE } from '../experiments/experiments-cookie.ts';
import { GPC_COOKIE } from './gpc-cookie.ts';

/**
 * Stores Global Privacy Control that the server doesn't know of, because the browser sends no header. Deletes what the
 * server stored before. If the signal is gone, deletes its cookie.
 * @returns whether anything has changed, so that this page is no longer right
 */
export function storeGpc(): boolean {
  const isOn = navigator.globalPrivacyControl === true;
  const isKnown = isOn
    ? document.documentElement.dataset['gpc'] !== undefined
    : browserCookie(GPC_COOKIE) === undefined;
  if (isKnown) return false;
  storageFor('essential').setCookie(GPC_COOKIE, '1', isOn ? CONSENT_MAX_AGE : 0);
  if (isOn) {
    storageFor('analytics').setCookie(EXPERIMENTS_COOKIE, '', 0);
    storageFor('targeting').setCookie(ADVERTISING_COOKIE, '', 0);
  }
  return true;
}

/** Lets the server honor Global Privacy Control that only scripts see, and this page confirm it. */
export function useGpcCookie(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (storeGpc()) revalidate();
  }, [revalidate]);
}
