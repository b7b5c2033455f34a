import type { AuthConfig } from 'sanity';

/** Signs in at the platform's own content lake. It is the only provider, so users don't have to choose. */
export function lakeSignIn(apiHost: string): AuthConfig {
  return {
    loginMethod: 'token',
    redirectOnSingle: true,
    providers: [{ name: 'local', title: 'Rooftop', url: new URL('/v1/auth/login/local', apiHost).href }],
  };
}
