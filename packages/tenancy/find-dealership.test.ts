import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Dealership, indexHosts } from './find-dealership.ts';

const dealership = (slug: string, day: number, hostnames: string[] = []): Dealership => ({
  id: `dealership-${slug}`,
  createdAt: `2026-01-${String(day).padStart(2, '0')}T00:00:00Z`,
  slug,
  hostnames,
});

const lakeshore = dealership('lakeshore', 1, ['www.lakeshore.example', 'lakeshore-erie.example']);
const summit = dealership('summit', 2, ['summit.example']);
const bare = dealership('bare', 3);
const index = indexHosts([bare, summit, lakeshore], 'Platform.example');

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
])('%j is nobody’s', (host) => {
  expect(index.find(host)).toEqual({ kind: 'unknown' });
});

describe('conflicts', () => {
  test('the oldest document keeps a host, the younger falls back to its next', () => {
    const old = dealership('old', 1, ['shared.example']);
    const young = dealership('young', 2, ['shared.example', 'young.example']);
    const hosts = indexHosts([young, old], 'p.example');
    expect(hosts.find('shared.example')).toMatchObject({ kind: 'found', dealership: old });
    expect(hosts.find('young.example')).toMatchObject({ kind: 'found', dealership: young });
  });

  test('a listed host outranks an older dealership’s implied www.', () => {
    const old = dealership('old', 1, ['cars.example']);
    const young = dealership('young', 2, ['www.cars.example']);
    const hosts = indexHosts([old, young], 'p.example');
    expect(hosts.find('www.cars.example')).toMatchObject({ kind: 'found', dealership: young });
  });

  test('nobody takes the platform’s domain', () => {
    const hosts = indexHosts([dealership('thief', 1, ['p.example', 'www.p.example'])], 'p.example');
    expect(hosts.find('p.example')).toEqual({ kind: 'unknown' });
    expect(hosts.find('thief.p.example')).toMatchObject({ kind: 'found' });
  });

  test('neither a slug nor a listed name takes an address below the platform’s domain from an older document', () => {
    const hosts = indexHosts(
      [
        dealership('first', 1, ['first-cars.p.example']),
        dealership('first-cars', 2, []),
        dealership('thief', 3, ['first.p.example', 'first-cars.p.example', 'thief.example']),
      ],
      'p.example',
    );
    for (const host of ['first.p.example', 'first-cars.p.example'])
      expect(hosts.find(host)).toMatchObject({ dealership: { slug: 'first' } });
    expect(hosts.find('thief.p.example')).toMatchObject({ kind: 'alias', host: 'thief.example' });
  });

  test('of two with one slug the older has its address', () => {
    const younger = { ...dealership('same', 2, []), id: 'younger' };
    const older = { ...dealership('same', 1, []), id: 'older' };
    const hosts = indexHosts([younger, older], 'p.example');
    expect(hosts.find('same.p.example')).toMatchObject({ kind: 'found', dealership: { id: 'older' } });
  });

  test.each(['www', 'studio', 'lake', 'api'])('%s is no dealership’s address', (slug) => {
    const hosts = indexHosts([dealership(slug, 1, [`${slug}.p.example`, 'own.example'])], 'p.example');
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
    fc.property(registry, host, (dealerships, asked) => {
      const found = indexHosts(dealerships, 'p.example').find(asked);
      expect(indexHosts([...dealerships].reverse(), 'p.example').find(asked)).toEqual(found);
      if (found.kind === 'unknown') return;
      const there = indexHosts(dealerships, 'p.example').find(found.host);
      expect(there).toEqual({ ...found, kind: 'found' });
    }),
  );
});
