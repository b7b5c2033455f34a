import { describe, expect, test } from 'vitest';
import {
  testContent,
  testContext,
  testDealership,
  testSettings,
  testStore,
} from '../../../tests/support/website.ts';
import { shellView } from './shell-view.server.ts';

const erie = testStore({
  key: 'erie',
  name: 'Alpha Erie',
  address: { line1: '1 State Street', line2: null, city: 'Erie', state: 'PA', zip: '16501' },
  phones: { sales: '+18145550142', service: '+18145550143' },
  coordinates: { lat: 42.1, lng: -80.1 },
});
const stores = [testStore(), erie];
const content = testContent({ stores: async () => stores, settings: async () => testSettings() });
const unavailable = async () => {
  throw Object.assign(new Error('no'), { name: 'ContentUnavailable' });
};

/** Requests header and footer as data, which documents leave out. */
async function shell(fields: Parameters<typeof testContext>[0]) {
  const view = await shellView(testContext({ isDocument: false, content, ...fields }), '?topic=1');
  const { header, footer } = view;
  if (header.view === undefined || footer.view === undefined) throw new Error('no header or footer');
  return { view, header: header.view, footer: footer.view };
}

describe('a visitor’s store', () => {
  test('is the one in header and footer', async () => {
    const { view, header, footer } = await shell({ store: erie });
    expect(header.phone?.number).toBe('(814) 555-0142');
    expect(footer.company.name).toBe('Alpha Erie');
    expect(footer.company.address).toEqual(['1 State Street', 'Erie, PA 16501']);
    expect(footer.company.directions?.href).toContain('42.1,-80.1');
    expect(footer.company.phones.map(({ number }) => number)).toEqual(['(814) 555-0142', '(814) 555-0143']);
    expect(view.chosen).toEqual({
      key: 'erie',
      name: 'Alpha Erie',
      announcement: 'Your store is now Alpha Erie.',
      all: 'All stores',
    });
  });

  test('defaults to the dealership at its first store', async () => {
    const { view, header, footer } = await shell({});
    expect(header.phone?.number).toBe('(315) 555-0126');
    expect([footer.company.name, footer.company.address.at(-1)]).toEqual([
      'Alpha Motors',
      'Watertown, NY 13601',
    ]);
    expect(view.chosen).toBeNull();
    expect(view.stores.map(({ key }) => key)).toEqual(['watertown', 'erie']);
  });
});

test('is neither selectable nor listed if it is the only one', async () => {
  const { view, footer } = await shell({ content: testContent({ stores: async () => [testStore()] }) });
  expect([view.stores, footer.stores]).toEqual([[], []]);
});

test('shows everything that is known without content', async () => {
  const dead = testContent({ stores: unavailable, settings: unavailable, navigation: unavailable });
  const { view, header, footer } = await shell({ content: dead });
  expect([view.name, header.phone, footer.company.hours]).toEqual(['Alpha Motors', null, []]);
  expect(header.menu.map(({ label }) => label)).toEqual([
    'Shop Used Cars',
    'Financing',
    'Sell/Trade',
    'Service',
  ]);
});

test('has the privacy choices in the last line exactly once, whatever editors wrote', async () => {
  const own = { label: 'My privacy', href: '/legal/your-privacy-choices' };
  const lineOf = async (footerLine: readonly (typeof own)[]) => {
    const navigation = async () => ({ header: [], footer: [], footerLine: [...footerLine] });
    const { footer } = await shell({ content: testContent({ navigation }) });
    return footer.line.map(({ label }) => label);
  };
  expect(await lineOf([])).toEqual(['Your Privacy Choices']);
  expect(await lineOf([own])).toEqual(['My privacy']);
});

test('uses the header’s own logo, or else the one for its background', async () => {
  const image = (id: string) => ({
    asset: { _id: `image-${id}-300x100-png`, width: 300, height: 100, lqip: null },
    alt: '' as const,
    crop: null,
    hotspot: null,
  });
  const settings = {
    ...testSettings(),
    logos: { onLight: image('light'), onDark: image('dark'), mark: image('mark') },
  };
  const own = testContent({ settings: async () => settings });
  const dealership = testDealership();
  const onDark = testDealership({ theme: { ...dealership.theme, header: 'dark' } });
  const logoOf = async (fields: Parameters<typeof testContext>[0]) =>
    (await shell({ content: own, ...fields })).header.logo?.src;
  expect(await logoOf({ dealership })).toContain('light');
  expect(await logoOf({ dealership: onDark })).toContain('dark');
  expect(await logoOf({ dealership: { ...onDark, logo: image('own') } })).toContain('own');
  const { view } = await shell({ content: own });
  expect(view.icon.href).toContain('mark');
  expect((await shell({})).view.icon).toEqual({ href: '/favicon.svg', touch: null });
});

test('a document’s data omits what its HTML contains', async () => {
  const view = await shellView(testContext({ content }), '');
  expect(JSON.stringify(view)).not.toContain('Shop Used Cars');
});
