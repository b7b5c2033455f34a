/** Answers for Google and Meta: scripts that work off their commands and send, as large as the real ones roughly are. */
import type { BrowserContext, Request } from '@playwright/test';

/** Bytes before compression: estimates of the real ones, which were not measured. */
const SIZES = { gtag: 390_000, container: 260_000, pixel: 240_000 } as const;

/** Comments are parsed fast, so the weight is code that is compiled only when it is called. */
function weighing(bytes: number, script: string): string {
  const filler = `var a=0;${'a+=Math.sqrt(a+1);'.repeat(100)}return a`;
  const functions: string[] = [];
  for (let size = script.length, at = 0; size < bytes; at += 1) {
    const one = `function unused${at}(){${filler}}`;
    functions.push(one);
    size += one.length;
  }
  return `(()=>{${functions.join('\n')}\n${script}\n})()`;
}

/** Analytics: sends events while `analytics_storage` is granted and sets its cookie. */
const GTAG = `
  const url = new URL(document.currentScript.src);
  const list = window[url.searchParams.get('l')];
  const consent = {};
  const targets = [];
  const cookie = { domain: '' };
  const work = ([command, name, details]) => {
    if (command === 'consent') Object.assign(consent, details);
    if (command === 'config') {
      targets.push(name);
      cookie.domain = details.cookie_domain;
      if (consent.analytics_storage === 'granted')
        document.cookie = '_ga=GA1.1.1.1; Path=/; Max-Age=99999; Domain=' + cookie.domain;
    }
    if (command !== 'event') return;
    for (const id of [details.send_to ?? targets].flat()) {
      if (window['ga-disable-' + id] || consent.analytics_storage !== 'granted') continue;
      const sent = new URLSearchParams({ v: 2, tid: id, en: name, ads: consent.ad_storage });
      for (const [key, value] of Object.entries(details)) sent.set('ep.' + key, value);
      fetch('https://region1.google-analytics.com/g/collect?' + sent, { method: 'POST', mode: 'no-cors', keepalive: true });
    }
  };
  const push = list.push;
  list.push = (...commands) => { commands.forEach((one) => work([...one])); return push.apply(list, commands); };
  [...list].forEach((one) => work([...one]));
`;

/** Tag Manager with one tag, which sends every event as a picture. */
const CONTAINER = `
  const list = window.dataLayer;
  const work = (event) => {
    if (!event.event) return;
    const value = event.ecommerce?.value ?? '';
    new Image().src = 'https://www.googletagmanager.com/a?' + new URLSearchParams({ e: event.event, value });
  };
  const push = list.push;
  list.push = (...events) => { events.forEach(work); return push.apply(list, events); };
  [...list].forEach(work);
`;

/** Meta's pixel: sends events while consent is granted and sets its cookie. */
const PIXEL = `
  const pixel = window.fbq;
  let isGranted = true;
  pixel.callMethod = (command, ...rest) => {
    if (command === 'consent') isGranted = rest[0] === 'grant';
    if (!isGranted || !command.startsWith('trackSingle')) return;
    document.cookie = '_fbp=fb.1.1795000000000.123; Path=/; Max-Age=99999; Domain=' + location.hostname;
    const [id, ev, data, { eventID }] = rest;
    new Image().src = 'https://www.facebook.com/tr/?' + new URLSearchParams({ id, ev, eid: eventID, 'cd[value]': data.value });
  };
  for (const command of pixel.queue.splice(0)) pixel.callMethod(...command);
`;

/** A dealership's tool in a frame, which asks the website to send an event of the ASC standard. */
const TOOL = `<script>parent.postMessage(JSON.stringify({
  event: 'asc_retail_process',
  eventModel: { flow_name: 'lease', element_title: 'terms', flow_outcome: 'start', email: 'ann@example.com' },
}), '*')</script>`;

const PIXEL_GIF = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');

const SCRIPTS: Readonly<Record<string, string>> = {
  '/gtag/js': weighing(SIZES.gtag, GTAG),
  '/gtm.js': weighing(SIZES.container, CONTAINER),
  '/en_US/fbevents.js': weighing(SIZES.pixel, PIXEL),
};

/** What was sent to whom. */
export interface TrackerTraffic {
  /** URLs of other websites, and of our own that report to them. */
  readonly requests: string[];
  /** Names of events by the path that they were sent to. */
  readonly events: (path: '/g/collect' | '/a' | '/tr/') => readonly URLSearchParams[];
  /** Events that our server was asked to report to Meta. */
  readonly twins: { readonly eventName: string; readonly eventID: string }[];
}

const isLocal = ({ hostname }: URL): boolean => hostname.endsWith('.localhost') || hostname === '127.0.0.1';

function readTwin(request: Request): TrackerTraffic['twins'][number] {
  const body: unknown = request.postDataJSON();
  if (typeof body !== 'object' || body === null || !('eventName' in body) || !('eventID' in body))
    throw new Error('The body of an event has no name or id.');
  return { eventName: String(body.eventName), eventID: String(body.eventID) };
}

/** Answers all requests but our own website's and records them. @param isOurs whether a URL is our website's */
export async function standInForTrackers(
  context: BrowserContext,
  isOurs: (url: URL) => boolean = isLocal,
): Promise<TrackerTraffic> {
  const requests: string[] = [];
  const twins: TrackerTraffic['twins'] = [];
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.startsWith('/api/track/')) twins.push(readTwin(request));
    if (!url.protocol.startsWith('http')) return;
    if (!isOurs(url) || url.pathname.startsWith('/api/track/')) requests.push(url.href);
  });
  await context.route(
    (url) => !isOurs(url),
    (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === '/tool') return route.fulfill({ contentType: 'text/html', body: TOOL });
      const script = SCRIPTS[pathname];
      return script === undefined
        ? route.fulfill({ contentType: 'image/gif', body: PIXEL_GIF })
        : route.fulfill({ contentType: 'text/javascript', body: script });
    },
  );
  return {
    requests,
    twins,
    events: (path) =>
      requests
        .map((url) => new URL(url))
        .filter(({ pathname }) => pathname === path)
        .map(({ searchParams }) => searchParams),
  };
}
