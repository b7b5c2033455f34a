import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as httpRequest,
} from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen } from './listen.ts';
import type { StubContent } from './stub-lake.ts';

const ROOT = new URL('../..', import.meta.url).pathname;

const day = { closed: null, open: '09:00', close: '18:00' };
const week = {
  monday: day,
  tuesday: day,
  wednesday: day,
  thursday: day,
  friday: day,
  saturday: day,
  sunday: null,
};

export function store(key: string, name: string, sales: string) {
  return {
    id: `store-${key}`,
    key,
    name,
    subname: null,
    address: { line1: '1 Main Street', line2: null, city: name, state: 'PA', zip: '16501' },
    coordinates: { lat: 42, lng: -80 },
    timeZone: 'America/New_York',
    phones: { sales, service: null },
    hours: { sales: week, service: null },
    mapsLink: null,
    note: null,
    profile: {
      phone: null,
      email: null,
      siteUrl: null,
      mapZoom: null,
      employees: [],
      social: [],
      fees: { documentaryFee: null, thirtyDayDrive: null },
    },
  };
}

export function dealership(slug: string, hostnames: string[], fields: object = {}) {
  return {
    id: `dealership-${slug}`,
    createdAt: '2026-01-01T00:00:00Z',
    slug,
    name: `${slug} Motors`,
    hostnames,
    languages: ['en'],
    timeZone: 'America/New_York',
    theme: {
      brand: '#0b4a5e',
      accent: '#f26a1b',
      neutral: 'cool',
      radius: 10,
      displayFace: 'archivo',
      header: 'light',
    },
    cookieTier: 2,
    logo: null,
    ...fields,
  };
}

const image = {
  asset: { _id: 'image-abc123-2400x1200-webp', width: 2400, height: 1200, lqip: null },
  alt: 'A car by a lake',
  crop: null,
  hotspot: null,
};

/** A home page of every block; each says `headline` somewhere. */
export const homePage = (headline: string) => ({
  title: null,
  description: `About ${headline}`,
  blocks: [
    {
      _type: 'heroSlides',
      key: 'hero',
      slides: [
        {
          key: 'first',
          headline,
          text: null,
          image,
          callToAction: { label: 'See our stores', href: '/#stores' },
          secondCallToAction: null,
        },
      ],
    },
    {
      _type: 'buttonStrip',
      key: 'strip',
      buttons: [{ key: 'one', label: `Strip ${headline}`, href: '/auto-financing', icon: null, text: null }],
    },
    {
      _type: 'departmentTabs',
      key: 'tabs',
      heading: `Tabs ${headline}`,
      tabs: [
        { key: 'one', label: 'Finance', heading: null, text: `Tab ${headline}`, image: null, links: [] },
      ],
    },
    { _type: 'bodyStyleTiles', key: 'styles', heading: `Styles ${headline}`, text: null },
    {
      _type: 'filterTiles',
      key: 'filters',
      heading: null,
      tiles: [{ key: 'one', label: `Filter ${headline}`, href: '/cars-for-sale', icon: null, text: null }],
    },
    { _type: 'reviewStrip', key: 'reviews', heading: `Reviews ${headline}`, text: null, count: 9 },
    { _type: 'promotionList', key: 'grid', heading: `Promotions ${headline}`, position: 'grid-item' },
    { _type: 'faqList', key: 'faq', heading: `Questions ${headline}`, text: null, place: 'home', count: 10 },
    {
      _type: 'feature',
      key: 'warranty',
      eyebrow: null,
      heading: `Warranty ${headline}`,
      body: [],
      points: [],
      terms: null,
      image: null,
      imageSide: 'left',
      callToAction: null,
      secondCallToAction: null,
    },
    { _type: 'storeList', key: 'stores', heading: `Stores ${headline}`, text: null },
  ],
});

/** Documents of the types that a home page draws on; each says `word` somewhere. */
export const documents = (word: string) => ({
  navigation: {
    header: [
      { key: 'shop', label: `Menu ${word}`, href: null, links: [{ label: `Link ${word}`, href: '/' }] },
    ],
    footer: [{ key: 'house', label: `Footer ${word}`, href: null, links: [] }],
    footerLine: [{ label: `Line ${word}`, href: '/contact-us' }],
  },
  review: [
    {
      id: 'review-1',
      reviewerName: `Reviewer ${word}`,
      reviewerPhoto: null,
      platform: 'google',
      text: `Review ${word}`,
      stars: 5,
      photo: false,
      url: null,
      categories: ['Buy'],
    },
  ],
  promotion: [
    {
      id: 'promotion-1',
      position: 'grid-item',
      type: null,
      tags: [],
      name: 'one',
      url: null,
      title: `Promotion ${word}`,
      description: null,
      img: null,
      additional: { category: null, ctaText: null },
      criterias: [],
      startDate: null,
      endDate: null,
    },
  ],
  faq: [{ id: 'faq-1', question: `Question ${word}`, answer: [], places: ['home'] }],
  bodyStyle: [
    {
      id: 'bodyStyle-1',
      name: `Style ${word}`,
      value: 'suvs',
      startingPrice: 1299500,
      image: null,
      icon: null,
    },
  ],
});

/** Two dealerships with a canary each: what one says must never be heard at the other's. */
export function twoDealerships(): StubContent {
  return {
    dealerships: [
      dealership('alpha', ['www.alpha.example', 'alpha-cars.example']),
      dealership('bravo', [], { languages: ['es'] }),
    ],
    stores: new Map([
      [
        'dealership-alpha',
        [store('north', 'Alpha North', '+18145550101'), store('south', 'Alpha South', '+18145550102')],
      ],
      ['dealership-bravo', [store('only', 'Bravo Only', '+13155550103')]],
    ]),
    homePages: new Map([
      ['dealership-alpha', homePage('Canary of alpha')],
      ['dealership-bravo', homePage('Canary of bravo')],
    ]),
    others: new Map(),
  };
}

/** A TCP port that nobody listens on at this moment. */
async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  server.close();
  await once(server, 'close');
  return port;
}

export interface WebProcess {
  readonly port: number;
  readonly opsPort: number;
  readonly child: ChildProcess;
  /** everything it wrote */
  output(): string;
  /** ends it with SIGTERM and returns its exit code */
  stop(): Promise<number | null>;
}

/** Starts the built web server against a lake, and waits until it says ready. */
export async function startWeb(
  lakeUrl: string,
  databaseUrl: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<WebProcess> {
  const [port, opsPort] = [await freePort(), await freePort()];
  const child: ChildProcess = fork('app/server.ts', [], {
    cwd: ROOT,
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      OPS_PORT: String(opsPort),
      PLATFORM_DOMAIN: 'platform.example',
      DATABASE_URL: databaseUrl,
      SANITY_API_HOST: lakeUrl,
      SANITY_API_TOKEN: 'robot-token',
      // Keeps drawn vehicles from one run to the next, and nothing else.
      DATA_DIR: join(tmpdir(), 'rooftop-web-tests'),
      ...settings,
    },
    execArgv: [],
    silent: true,
  });
  let output = '';
  const read = (chunk: Buffer) => (output += chunk.toString());
  child.stdout?.on('data', read);
  child.stderr?.on('data', read);
  const exited = once(child, 'exit');
  const first = await Promise.race([once(child, 'message'), exited]);
  if (first[0] !== 'ready') throw new Error(`The web process ended:\n${output}`);
  return {
    port,
    opsPort,
    child,
    output: () => output,
    async stop() {
      child.kill('SIGTERM');
      await exited;
      return child.exitCode;
    },
  };
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly bytes: Buffer;
}

export interface Ask {
  readonly host?: string;
  readonly path?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string | string[]>>;
  readonly body?: string;
}

/** Asks over plain HTTP: `fetch` would drop the Host header. */
export async function ask(
  port: number,
  { host, path = '/', method = 'GET', headers = {}, body }: Ask,
): Promise<Answer> {
  const request = httpRequest({
    host: '127.0.0.1',
    port,
    path,
    method,
    agent: false,
    setHost: false,
    headers: {
      ...(host !== undefined && { Host: host }),
      // Node leaves the length of a DELETE's body out, and the body would pass for the next request.
      ...(body !== undefined &&
        !('Transfer-Encoding' in headers) && { 'Content-Length': Buffer.byteLength(body) }),
      ...headers,
    },
  });
  request.end(body);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve).once('error', reject);
  });
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(Buffer.from(chunk));
  const bytes = Buffer.concat(chunks);
  return { status: response.statusCode ?? 0, headers: response.headers, body: bytes.toString(), bytes };
}
