import { CLOSED_POLICY } from './content-security-policy.ts';

const PERMISSIONS = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
];

/** Two years in seconds, the minimum that browser preload lists require. */
const HSTS_MAX_AGE = 63_072_000;

/**
 * Headers of every response without exception. A page replaces the content policy with its own.
 * @param https whether the public sees this site over HTTPS
 */
export function securityHeaders({ https }: { https: boolean }): Map<string, string> {
  const headers = {
    'Content-Security-Policy': CLOSED_POLICY,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': PERMISSIONS.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(https && { 'Strict-Transport-Security': `max-age=${HSTS_MAX_AGE}` }),
  };
  return new Map(Object.entries(headers));
}
