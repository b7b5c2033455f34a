import { createContext } from 'react';

/** Content Security Policy nonce of this response's inline scripts. Empty in the browser, which hides it. */
export const Nonce = createContext('');
