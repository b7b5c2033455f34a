/** A cookie of this page by name, or undefined. Cookies that scripts cannot read are never found. */
export function browserCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  if (found === undefined) return undefined;
  const value = found.slice(name.length + 1);
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
