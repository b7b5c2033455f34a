import { useId } from 'react';

/** Element ID that is the same on server and browser. It begins with a letter, as recommended for HTML. */
export function useElementId(): string {
  return `id${useId()}`;
}
