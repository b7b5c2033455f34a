import { createContext } from 'react';

/** Proves that this response's inline scripts are ours. Empty in the browser, which hides it. */
export const Nonce = createContext('');
