/**
 * How many characters of a VIN a vPIC pattern names, or null if the VIN does not match it. A pattern describes the
 * VIN's fourth to eighth characters and, after `|`, those from the tenth on; it may end early. `*` is any character,
 * `#` a digit, `[A-DX]` one of a set.
 * @param text the fourth to eighth characters of a VIN, `|`, and its tenth to seventeenth
 */
export function matchPattern(pattern: string, text: string): number | null {
  let named = 0;
  let at = 0;
  for (let index = 0; index < pattern.length; index += 1) {
    const sign = pattern.charAt(index);
    const character = text.charAt(at);
    at += 1;
    if (character === '') return null;
    if (sign === '*') continue;
    if (sign === '#') {
      if (character < '0' || character > '9') return null;
    } else if (sign === '[') {
      const end = pattern.indexOf(']', index);
      if (end < 0 || !isOneOf(pattern.slice(index + 1, end), character)) return null;
      index = end;
    } else if (sign !== character) return null;
    if (sign !== '|') named += 1;
  }
  return named;
}

/** Whether a character is in a set such as `A-DX`. */
function isOneOf(set: string, character: string): boolean {
  for (let at = 0; at < set.length; at += 1) {
    if (set.charAt(at + 1) === '-' && at + 2 < set.length) {
      if (set.charAt(at) <= character && character <= set.charAt(at + 2)) return true;
      at += 2;
    } else if (set.charAt(at) === character) return true;
  }
  return false;
}
