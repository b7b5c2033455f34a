/** Time-based one-time passwords (RFC 6238): HMAC-SHA-1, 6 digits, 30 seconds, as every authenticator app knows them. */
import { createHmac, randomBytes } from 'node:crypto';

const STEP_SECONDS = 30;
const DIGITS = 6;
/** Steps before and after the current one whose codes are accepted, for clocks that differ (RFC 6238, 5.2). */
const WINDOW = 1;
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Returns a new random secret. */
export const newTotpSecret = (): Buffer => randomBytes(SECRET_BYTES);

/** Returns bytes in base32 without padding (RFC 4648), which authenticator apps expect. */
export function toBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return bits.replace(/.{1,5}/g, (five) => BASE32.charAt(parseInt(five.padEnd(5, '0'), 2)));
}

/** Returns the number of the 30-second step at a time. */
export const totpStep = (now: Date): number => Math.floor(now.getTime() / 1000 / STEP_SECONDS);

/** Returns the code of a step (RFC 4226, 5.3). */
export function totpCode(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hmac = createHmac('sha1', secret).update(counter).digest();
  const offset = hmac.readUInt8(hmac.length - 1) & 0xf;
  const number = hmac.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** Returns the step whose code this is, or null if it is no code of now, of the step before or of the step after. */
export function matchTotp(secret: Uint8Array, code: string, now: Date): number | null {
  const current = totpStep(now);
  for (let step = current + WINDOW; step >= current - WINDOW; step -= 1) {
    if (step >= 0 && totpCode(secret, step) === code) return step;
  }
  return null;
}

/** Returns the URL that an authenticator app opens to add an account. */
export function totpUrl(
  secret: Uint8Array,
  { issuer, account }: { issuer: string; account: string },
): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${toBase32(secret)}&issuer=${encodeURIComponent(issuer)}`;
}
