const HERE = 'http://site.invalid';

/**
 * Guards the URLs from which the browser fetches our own data: a path of this website that names no host (spec 8,
 * 'Bad payload URL').
 * @returns the path unchanged
 * @throws Error if it names a host, including forms that only browsers read as one (`//`, `/\\`)
 */
export function checkPayloadUrl(path: string): string {
  const isPath = path.startsWith('/') && URL.parse(path, HERE)?.origin === HERE;
  if (!isPath) throw new Error('Payload URL must not include hostname');
  return path;
}
