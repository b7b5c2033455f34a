import type { WebEnvironment } from '#app/env.server.ts';

/** Scheme, host and port as browsers see them. Behind HTTPS or a proxy, the port is the scheme's default. */
export function createPublicOrigin({
  PUBLIC_SCHEME,
  PORT,
  TRUST_PROXY,
}: Pick<WebEnvironment, 'PUBLIC_SCHEME' | 'PORT' | 'TRUST_PROXY'>) {
  const isDirect = PUBLIC_SCHEME === 'http' && TRUST_PROXY === 0 && PORT !== 80;
  return (host: string) => `${PUBLIC_SCHEME}://${host}${isDirect ? `:${PORT}` : ''}`;
}
