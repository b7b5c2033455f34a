import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { renderFragment } from './fragment-cache.server.tsx';
import { type FragmentAudience, FragmentCache, RenderedOnce } from './rendered-once.tsx';

const PUBLIC: FragmentAudience = { seesPrivate: false, seesLockedPrices: false };

/** A component that counts how often it is rendered. */
const createPart = () => vi.fn(({ name }: { readonly name: string }) => <b title={name}>Hi {name}</b>);

const page = (part: ReturnType<typeof createPart>, name: string, audience = PUBLIC) => (
  <ul>
    <RenderedOnce as="li" component={part} props={{ name }} audience={audience} />
  </ul>
);
const onServer = (...of: Parameters<typeof page>) =>
  renderToStaticMarkup(<FragmentCache value={renderFragment}>{page(...of)}</FragmentCache>);

test('is rendered once for all pages, as it would be without the cache', () => {
  const part = createPart();
  const html = '<ul><li><b title="Ann &amp; Lee">Hi Ann &amp; Lee</b></li></ul>';
  expect([onServer(part, 'Ann & Lee'), onServer(part, 'Ann & Lee')]).toEqual([html, html]);
  expect(part).toHaveBeenCalledOnce();
  expect(renderToStaticMarkup(page(part, 'Ann & Lee'))).toBe(html);
});

test('is rendered for each value of its props, each audience and each component', () => {
  const [part, other] = [createPart(), createPart()];
  expect(onServer(part, 'Ann')).not.toBe(onServer(part, 'Lee'));
  onServer(part, 'Ann', { ...PUBLIC, seesLockedPrices: true });
  onServer(part, 'Ann', { ...PUBLIC, seesPrivate: true });
  onServer(other, 'Ann');
  expect([part, other].map(({ mock }) => mock.calls.length)).toEqual([4, 1]);
});

test('is rendered again in a browser, which has no cache', () => {
  const part = createPart();
  renderToString(page(part, 'Ann'));
  renderToString(page(part, 'Ann'));
  expect(part).toHaveBeenCalledTimes(2);
});
