/** The session, which the desk shares with the Studio: both are on one origin. */
import { z } from 'zod';
import { carrySearch } from './shell/searched-text.ts';

/** What /config.js says about the platform's own lake. */
export interface LakeAddress {
  readonly projectId: string;
  readonly dataset: string;
  /** URL of the lake. */
  readonly apiHost: string;
}

/** Where Sanity Studio keeps the token of a session. */
const storageKey = (projectId: string): string => `__studio_auth_token_${projectId}`;
const sessionShape = z.object({ token: z.string().min(1) });
const stepUpShape = z.object({ url: z.url() });
const SIGN_IN_KEY = /^#sid=([\w-]{20,})$/;

/** Returns the token of the signed-in user, or undefined if nobody is signed in. */
export function readSessionToken({ projectId }: LakeAddress): string | undefined {
  try {
    return sessionShape.parse(JSON.parse(localStorage.getItem(storageKey(projectId)) ?? 'null')).token;
  } catch {
    return undefined;
  }
}

/** Exchanges the one-time key in the URL, with which the sign-in page leads here, for a session. */
export async function redeemSignIn({ apiHost, projectId }: LakeAddress): Promise<void> {
  const [, key] = SIGN_IN_KEY.exec(location.hash) ?? [];
  if (key === undefined) return;
  history.replaceState(null, '', location.pathname + location.search);
  const response = await fetch(new URL(`/v1/auth/fetch?sid=${key}`, apiHost));
  if (!response.ok) return;
  const { token } = sessionShape.parse(await response.json());
  localStorage.setItem(storageKey(projectId), JSON.stringify({ token }));
}

function leaveForSignIn({ apiHost, projectId }: LakeAddress): void {
  localStorage.removeItem(storageKey(projectId));
  const page = new URL('/v1/auth/login/local', apiHost);
  page.searchParams.set('origin', location.href);
  location.assign(page);
}

/** Leaves for the lake's sign-in page, which leads back to this URL. */
export function goToSignIn(lake: LakeAddress): void {
  carrySearch();
  leaveForSignIn(lake);
}

/** Ends the session and leaves for the sign-in page. The browser forgets the session even if the lake is away. */
export async function signOut(lake: LakeAddress, token: string): Promise<void> {
  const logout = new URL('/v1/auth/logout', lake.apiHost);
  await fetch(logout, { method: 'POST', headers: { Authorization: `Bearer ${token}` } }).catch(() => {});
  leaveForSignIn(lake);
}

/** Leaves for the page that asks for the code of the second factor, which leads back to this URL. */
export async function goToCode({ apiHost }: LakeAddress, token: string): Promise<void> {
  const response = await fetch(new URL('/v1/auth/step-up/request', apiHost), {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ returnTo: location.href }),
  });
  carrySearch();
  location.assign(stepUpShape.parse(await response.json()).url);
}
