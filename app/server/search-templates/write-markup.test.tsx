import { generateListings } from '../../../tests/support/listings/generate-listings.ts';
import { LockOpenIcon } from '#app/ui/icons/lock-open-icon.tsx';
import { memo, type ReactNode, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { SearchParts } from '#app/vehicles/search/search-page.tsx';
import { searchViewOf } from '../../../tests/support/search-page.ts';
import { cacheMarkup, writeMarkup } from './write-markup.server.ts';

/** React's output without the preload links in front of pictures. */
const reacts = (node: ReactNode): string => renderToString(node).replaceAll(/<link rel="preload"[^>]*>/g, '');

const asReact = (node: ReactNode) => expect(writeMarkup(node)).toBe(reacts(node));

const Plain = ({ children }: { readonly children: ReactNode }) => <b>{children}</b>;

test.each<[what: string, node: ReactNode]>([
  ['text', '"Tom" & \'Jerry\' <b>'],
  ['nothing', [null, undefined, true, false, '']],
  [
    'texts beside each other',
    <p key="p">
      a{'b'}
      {''}
      {1}
      <br />c{null}d
    </p>,
  ],
  ['numbers and lists', <p key="p">{[1, 'a', [2.5, <i key="i">b</i>]]}</p>],
  [
    'components and fragments',
    <Plain key="p">
      <>a{<Plain>b</Plain>}</>
    </Plain>,
  ],
  [
    'attribute names',
    <output
      key="o"
      className="a"
      htmlFor="b"
      tabIndex={-1}
      aria-hidden
      data-on={false}
      data-off={undefined}
    />,
  ],
  [
    'boolean attributes',
    <details key="d" open>
      <input disabled={false} required readOnly />
    </details>,
  ],
  [
    'attributes that React writes last',
    <input key="i" name="a" defaultValue="7" id="b" type="radio" checked readOnly />,
  ],
  [
    'forms',
    <form key="f" action="/a" method="get" className="b">
      <button name="c" type="submit">
        d
      </button>
    </form>,
  ],
  ['field values', <input key="i" type="number" name="a" defaultValue="7" min={0} />],
  ['checked fields', <input key="i" type="checkbox" defaultChecked />],
  ['empty fields', <input key="i" defaultValue="" />],
  [
    'choices',
    <select key="s" defaultValue="b">
      <option value="a">A</option>
      <option value="b">B</option>
    </select>,
  ],
  ['styles', <i key="i" style={{ objectPosition: ' 50% 50% ', color: undefined }} />],
  [
    'addresses',
    <a key="a" href="/a?b=1&c='2'" rel="nofollow">
      x
    </a>,
  ],
  ['HTML', <script key="s" type="application/ld+json" dangerouslySetInnerHTML={{ __html: '{"a":"<"}' }} />],
  ['icons', <LockOpenIcon key="l" aria-hidden="true" size={18} />],
  [
    'popovers',
    <button key="b" type="button" popoverTarget="a" popoverTargetAction="hide">
      x
    </button>,
  ],
])('writes %s as React does', (_, node) => {
  asReact(node);
});

test.each([
  '/cars-for-sale',
  '/used-cars-for-sale/suvs?mileage=null,30000',
  '/cars-for-sale/ferrari',
  '/cars-for-sale/suvs?not-color=red&q=karaoke',
])('writes the search page %s as React does', async (address) => {
  asReact(<SearchParts view={await searchViewOf(address, generateListings(300))} />);
});

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,x',
])('omits the URL %j', (href) => expect(writeMarkup(<a href={href}>x</a>)).toBe('<a>x</a>'));

test('rejects a component with a hook', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Hooked = () => <p id={useId()} />;
  expect(() => writeMarkup(<Hooked />)).toThrow(TypeError);
});

test('caches a limited number of variants per icon', () => {
  const draw = vi.fn(({ size }: { readonly size: number }) => <svg width={size} />);
  const Icon = memo(draw);
  const drawTwice = (size: number) => {
    draw.mockClear();
    for (let time = 0; time < 2; time += 1) writeMarkup(<Icon size={size} />);
    return draw.mock.calls.length;
  };
  expect([drawTwice(20), drawTwice(24)]).toEqual([1, 1]);
  for (let size = 1000; size < 2000; size += 1) writeMarkup(<Icon size={size} />);
  expect([drawTwice(20), drawTwice(3000)]).toEqual([0, 2]);
});

test('renders once for the same view and equal other props', () => {
  const Price = vi.fn(
    ({ view, isBig }: { readonly view: { readonly amount: number }; readonly isBig?: boolean }) => (
      <b className={isBig ? 'big' : undefined}>{view.amount}</b>
    ),
  );
  cacheMarkup(Price);
  const [one, two] = [{ amount: 1 }, { amount: 1 }];
  const first = '<b>1</b>';
  expect([one, two, one].map((view) => writeMarkup(<Price view={view} />))).toEqual([first, first, first]);
  expect(Price).toHaveBeenCalledTimes(2);
  expect(writeMarkup(<Price view={one} isBig />)).toBe('<b class="big">1</b>');
  expect(writeMarkup(<Price view={one} />)).toBe(first);
  expect(Price).toHaveBeenCalledTimes(4);
});
