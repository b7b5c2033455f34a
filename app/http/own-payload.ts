const HERE = 'http://site.invalid';

/**
 * Guards the addresses from which the browser fetches our own data: a path of this website, and nothing that names a host
 * (spec 8, 'Bad payload URL').
 * @returns the path as it was
 * @throws Error if it names a host, also in a way that only browsers read as one (`//`, `/\\`)
 */
export function ownPayload(path: string): string {
  const isPath = path.startsWith('/') && URL.parse(path, HERE)?.origin === HERE;
  if (!isPath) throw new Error('Payload URL must not include hostname');
  return path;
}
