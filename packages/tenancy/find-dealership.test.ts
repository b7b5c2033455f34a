import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bareHost } from './claimed-hosts.ts';
import { type RegisteredDealership, type HostHolders, indexHosts } from './find-dealership.ts';
import { normalizeHost } from './normalize-host.ts';

const dealership = (slug: string, day: number, hostnames: string[] = []): RegisteredDealership => ({
  id: `dealership-${slug}`,
  createdAt: `2026-01-${String(day).padStart(2, '0')}T00:00:00Z`,
  slug,
  hostnames,
});

/** Assigns each listed hostname to the first dealership that lists it. */
function allHeld(...dealerships: readonly RegisteredDealership[]): HostHolders {
  const holders = new Map<string, string>();
  for (const { id, hostnames } of dealerships) {
    for (const hostname of hostnames) {
      const host = bareHost(normalizeHost(hostname) ?? '');
      if (!holders.has(host)) holders.set(host, id);
    }
  }
  return holders;
}

const lakeshore = dealership('lakeshore', 1, ['www.lakeshore.example', 'lakeshore-erie.example']);
const summit = dealership('summit', 2, ['summit.example']);
const bare = dealership('bare', 3);
const index = indexHosts([bare, summit, lakeshore], 'Platform.example', allHeld(summit, lakeshore));

test.each([
  ['www.lakeshore.example', 'found', 'lakeshore', 'www.lakeshore.example'],
  ['WWW.Lakeshore.Example.:3000', 'found', 'lakeshore', 'www.lakeshore.example'],
  ['lakeshore.example', 'alias', 'lakeshore', 'www.lakeshore.example'],
  ['lakeshore-erie.example', 'alias', 'lakeshore', 'www.lakeshore.example'],
  ['www.lakeshore-erie.example', 'alias', 'lakeshore', 'www.lakeshore.example'],
  ['lakeshore.platform.example', 'alias', 'lakeshore', 'www.lakeshore.example'],
  ['summit.example', 'found', 'summit', 'summit.example'],
  ['www.summit.example', 'alias', 'summit', 'summit.example'],
  ['bare.platform.example', 'found', 'bare', 'bare.platform.example'],
  ['www.bare.platform.example', 'alias', 'bare', 'bare.platform.example'],
])('%s is %s', (host, kind, slug, primary) => {
  expect(index.find(host)).toMatchObject({ kind, dealership: { slug }, host: primary });
});

test.each([
  'platform.example',
  'www.platform.example',
  'nobody.platform.example',
  'x.summit.example',
  'evilsummit.example',
  'summit.example.evil.example',
  'localhost',
  '',
  'summit.example@evil.example',
])('%j belongs to no dealership', (host) => {
  expect(index.find(host)).toEqual({ kind: 'unknown' });
});

describe('conflicts', () => {
  const old = dealership('old', 1, ['shared.example']);
  const young = dealership('young', 2, ['shared.example', 'young.example']);

  test.each([
    ['the holder', allHeld(old, young), 'old'],
    ['the holder, though the other document claims to be older', allHeld(young, old), 'young'],
  ])('resolves a host that two documents list to %s', (_name, holders, slug) => {
    const hosts = indexHosts([young, old], 'p.example', holders);
    expect(hosts.find('shared.example')).toMatchObject({ kind: 'found', dealership: { slug } });
    expect(hosts.find('www.shared.example')).toMatchObject({ kind: 'alias', dealership: { slug } });
    expect(hosts.find('young.example')).toMatchObject({ dealership: young });
  });

  test('ignores a listed hostname that is not confirmed', () => {
    const hosts = indexHosts([old, young], 'p.example', new Map());
    for (const host of ['shared.example', 'www.shared.example', 'young.example'])
      expect(hosts.find(host)).toEqual({ kind: 'unknown' });
    expect(hosts.find('young.p.example')).toMatchObject({ kind: 'found', host: 'young.p.example' });
  });

  test('does not let another dealership take the www. of a held hostname', () => {
    const cars = dealership('cars', 1, ['cars.example']);
    const thief = dealership('thief', 2, ['www.cars.example', 'WWW.Cars.Example.']);
    const hosts = indexHosts([cars, thief], 'p.example', allHeld(cars, thief));
    expect(hosts.find('www.cars.example')).toMatchObject({ kind: 'alias', dealership: cars });
  });

  test('does not let any dealership take the platform’s domain', () => {
    const thief = dealership('thief', 1, ['p.example', 'www.p.example']);
    const hosts = indexHosts([thief], 'p.example', allHeld(thief));
    expect(hosts.find('p.example')).toEqual({ kind: 'unknown' });
    expect(hosts.find('thief.p.example')).toMatchObject({ kind: 'found' });
  });

  test('neither a listed hostname nor a slug takes a host that belongs to another dealership', () => {
    const first = dealership('first', 1, ['first-cars.p.example']);
    const firstCars = dealership('first-cars', 2);
    const thief = dealership('thief', 3, ['first.p.example', 'first-cars.p.example', 'thief.example']);
    const hosts = indexHosts([first, firstCars, thief], 'p.example', allHeld(first, firstCars));
    for (const host of ['first.p.example', 'first-cars.p.example'])
      expect(hosts.find(host)).toMatchObject({ dealership: { slug: 'first' } });
    expect(hosts.find('thief.p.example')).toMatchObject({ kind: 'found' });
  });

  test('of two dealerships with one slug, the holder gets its host, or else the older one', () => {
    const younger = { ...dealership('same', 2, []), id: 'younger' };
    const older = { ...dealership('same', 1, []), id: 'older' };
    const find = (holders: HostHolders) =>
      indexHosts([younger, older], 'p.example', holders).find('same.p.example');
    expect(find(new Map())).toMatchObject({ kind: 'found', dealership: { id: 'older' } });
    expect(find(new Map([['same.p.example', 'younger']]))).toMatchObject({ dealership: { id: 'younger' } });
    expect(find(new Map([['same.p.example', 'gone']]))).toMatchObject({ dealership: { id: 'older' } });
  });

  test.each(['www', 'studio', 'lake', 'api'])('the slug %s gets no host', (slug) => {
    const own = dealership(slug, 1, [`${slug}.p.example`, 'own.example']);
    const hosts = indexHosts([own], 'p.example', allHeld(own));
    expect(hosts.find(`${slug}.p.example`)).toEqual({ kind: 'unknown' });
    expect(hosts.find('own.example')).toMatchObject({ kind: 'found' });
  });
});

test('every host belongs to one dealership, whatever the order of the registry', () => {
  const host = fc.constantFrom('a.example', 'www.a.example', 'b.example', 'c.example', 'x.p.example', '?');
  const registry = fc.uniqueArray(
    fc.record({
      id: fc.uuid(),
      createdAt: fc.constantFrom('2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z'),
      slug: fc.constantFrom('x', 'y', 'z'),
      hostnames: fc.array(host, { maxLength: 3 }),
    }),
    { selector: (one) => one.id, maxLength: 5 },
  );
  fc.assert(
    fc.property(registry, host, (dealerships, requestedHost) => {
      const holders = allHeld(...dealerships);
      const found = indexHosts(dealerships, 'p.example', holders).find(requestedHost);
      expect(indexHosts([...dealerships].reverse(), 'p.example', holders).find(requestedHost)).toEqual(found);
      if (found.kind === 'unknown') return;
      const there = indexHosts(dealerships, 'p.example', holders).find(found.host);
      expect(there).toEqual({ ...found, kind: 'found' });
    }),
  );
});
