import { useSyncExternalStore } from 'react';

// It never changes after the page has started.
const never = () => () => {};
const yes = () => true;
const no = () => false;

/** Whether the page runs JavaScript: false in the HTML that the server sends, and true from the first update on. */
export const useIsScripted = (): boolean => useSyncExternalStore(never, yes, no);
