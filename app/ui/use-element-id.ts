import { useId } from 'react';

/** An id for an element, the same on server and browser. It begins with a letter, as ids of HTML are best to. */
export function useElementId(): string {
  return `id${useId()}`;
}
