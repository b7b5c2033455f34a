/** How the website is reached. */
interface OriginSettings {
  readonly PUBLIC_SCHEME: 'http' | 'https';
  readonly PORT: number;
  /** Number of our own proxies in front. */
  readonly TRUST_PROXY: number;
}

/** Scheme, host and port as browsers see them. Behind HTTPS or a proxy, the port is the scheme's default. */
export function createPublicOrigin({ PUBLIC_SCHEME, PORT, TRUST_PROXY }: OriginSettings) {
  const isDirect = PUBLIC_SCHEME === 'http' && TRUST_PROXY === 0 && PORT !== 80;
  return (host: string) => `${PUBLIC_SCHEME}://${host}${isDirect ? `:${PORT}` : ''}`;
}
