import type { AuthConfig } from 'sanity';

/** Signing in at the platform's own lake: one door, so nobody is asked which. */
export function lakeSignIn(apiHost: string): AuthConfig {
  return {
    loginMethod: 'token',
    redirectOnSingle: true,
    providers: [{ name: 'local', title: 'Rooftop', url: new URL('/v1/auth/login/local', apiHost).href }],
  };
}
