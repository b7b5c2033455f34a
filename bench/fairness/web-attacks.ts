/** Attacks on the website, by one visitor of one dealership. */
import { VISITS_PATH } from '@rooftop/visits/collector/fact-count';
import { originOf } from '../ask.ts';
import type { Attack } from './attacks.ts';
import { type AttackRequest, flood, openStreams, sendSlowly } from './flood.ts';
import type { Target } from './target.ts';

const pageOf = ({ web: { port, host } }: Target, path: string, headers = {}): AttackRequest => ({
  url: new URL(`http://127.0.0.1:${port}${path}`),
  headers: { Host: host, ...headers },
});

const formTo = (target: Target, path: string, body: string, headers = {}): AttackRequest => ({
  ...pageOf(target, path, {
    Origin: originOf(target.web.host),
    'Content-Type': 'application/x-www-form-urlencoded',
    ...headers,
  }),
  method: 'POST',
  body,
});

const JSON_TYPE = { 'Content-Type': 'application/json' };
const PATHS = Array.from({ length: 100 }, (_, n) => n);
const VISITS = JSON.stringify(
  PATHS.slice(0, 60).map((n) => ({ kind: 'pageViewed', name: `page-${n}`, bucket: 0, count: 60 })),
);
const PHOTOS = { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': 11 * 2 ** 20 };
const IMAGE_TYPES = ['image/avif', 'image/webp', 'image/jpeg'];

export const WEB_ATTACKS = {
  'cached-pages': (target, ...rest) =>
    flood({ connections: 200, request: () => pageOf(target, '/') }, ...rest),
  'one-off-searches': (target, ...rest) =>
    flood(
      {
        connections: 200,
        request: (n) => pageOf(target, `/cars-for-sale?mileage=1,${100_000 + n}`),
      },
      ...rest,
    ),
  '500-searches': (target, ...rest) =>
    flood(
      {
        connections: 500,
        request: (n) => pageOf(target, `/cars-for-sale?mileage=1,${20_000 + (n % 500)}&x=1`),
      },
      ...rest,
    ),
  'missing-pages': (target, ...rest) =>
    flood({ connections: 100, request: (n) => pageOf(target, `/car-research/none-${n}`) }, ...rest),
  manifest: (target, ...rest) =>
    flood(
      {
        connections: 50,
        request(n) {
          const paths = PATHS.map((one) => `p=/a/b/c/d/e/f/${n}-${one}`).join('&');
          return pageOf(target, `/__manifest?${paths}&version=${target.build}`);
        },
      },
      ...rest,
    ),
  'photo-uploads': (target, ...rest) =>
    sendSlowly(
      {
        connections: 40,
        request: () => ({
          ...formTo(target, '/sell-trade-my-car/your-vehicle', '', PHOTOS),
        }),
      },
      ...rest,
    ),
  'chunked-bodies': (target, ...rest) =>
    sendSlowly({ connections: 100, request: () => formTo(target, '/contact-us', '') }, ...rest),
  'visit-counts': (target, ...rest) => {
    const headers = { ...JSON_TYPE, Cookie: 'allowCookies=essential%2Canalytics' };
    return flood({ connections: 20, request: () => formTo(target, VISITS_PATH, VISITS, headers) }, ...rest);
  },
  forms: (target, ...rest) =>
    flood(
      {
        connections: 50,
        request: (n) =>
          formTo(target, '/contact-us', `topic=7&firstName=Ada&lastName=Miller&email=ada-${n}@bot.example`),
      },
      ...rest,
    ),
  'form-steps': (target, ...rest) =>
    flood(
      {
        connections: 50,
        request: (n) => formTo(target, '/sell-trade-my-car/your-vehicle', `year=2015&make=${n}`),
      },
      ...rest,
    ),
  'text-codes': (target, ...rest) =>
    flood(
      {
        connections: 50,
        request(n) {
          const phone = `(315) 555-${String(n % 10_000).padStart(4, '0')}`;
          const body = JSON.stringify({ type: 'phone-validation', phone });
          return formTo(target, '/api/customer/phoneValidation', body, JSON_TYPE);
        },
      },
      ...rest,
    ),
  pictures: (target, ...rest) =>
    flood(
      {
        connections: 100,
        request: (n) =>
          pageOf(target, target.pictures[n % target.pictures.length] ?? '/favicon.svg', {
            Accept: IMAGE_TYPES[n % IMAGE_TYPES.length],
          }),
      },
      ...rest,
    ),
  'inbox-streams': (target, ...rest) =>
    openStreams(
      {
        connections: 200,
        request: () => ({
          ...pageOf(target, `/api/desk/leads/${target.dealership}/events`, {
            Host: target.platformHost,
            Authorization: `Bearer ${target.staffToken}`,
          }),
        }),
      },
      ...rest,
    ),
} satisfies Record<string, Attack>;
