import { createECDH } from 'node:crypto';

/** The pair by which push services recognize the platform (RFC 8292), in base64url. */
export interface VapidKeys {
  /** Browsers get it when they subscribe. */
  readonly publicKey: string;
  readonly privateKey: string;
}

/**
 * Makes the platform's pair from its key for push messages: 32 bytes, a private key of P-256. With another key all
 * devices have to subscribe again.
 * @throws Error for the one key in 4 billion that is none
 */
export function vapidKeys(key: Uint8Array): VapidKeys {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(key);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: pair.getPrivateKey('base64url') };
}
