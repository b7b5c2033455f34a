/** An editor's label as facts take names: lower case, with hyphens. Null if nothing of it is left. */
export function factToken(label: string | null): string | null {
  const token = (label ?? '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .slice(0, 40)
    .replaceAll(/^-|-$/g, '');
  return token === '' ? null : token;
}
