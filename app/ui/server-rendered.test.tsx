import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { serverHtml, staticHtml } from './server-html.server.tsx';
import { serverRendered } from './server-rendered.server.ts';
import { ServerRendered } from './server-rendered.tsx';

const VIEW = { name: 'Ann & Lee' };
const PART = <b title="a">Ann</b>;
const DOCUMENT = { isDocument: true };
const NAVIGATION = { isDocument: false };

test('renders a view, and HTML', () => {
  const part = serverRendered(VIEW, DOCUMENT);
  expect(
    renderToStaticMarkup(
      <ServerRendered of={part} as="ul" className="a">
        {({ name }) => <li>{name}</li>}
      </ServerRendered>,
    ),
  ).toBe('<ul class="a"><li>Ann &amp; Lee</li></ul>');
  expect(renderToStaticMarkup(<ServerRendered of={serverHtml(PART, 'a', DOCUMENT)} />)).toBe(
    '<div><b title="a">Ann</b></div>',
  );
});

test('is left out of the data of a document, and sent to a browser that navigates', () => {
  expect(JSON.stringify({ part: serverRendered(VIEW, DOCUMENT) })).toBe('{"part":{}}');
  expect(serverRendered(VIEW, NAVIGATION)).toEqual({ view: VIEW });
  expect(serverHtml(PART, 'a', NAVIGATION)).toEqual({ view: { html: '<b title="a">Ann</b>' } });
});

test('is empty and marked in a browser that has lost its HTML', () => {
  const lost = '<div class="a" data-lost="true"></div>';
  expect(renderToStaticMarkup(<ServerRendered of={{}} className="a" />)).toBe(lost);
  expect(
    renderToStaticMarkup(
      <ServerRendered of={{}} className="a">
        {() => PART}
      </ServerRendered>,
    ),
  ).toBe(lost);
});

test('shows the HTML of an empty part without asking for it again', () => {
  expect(renderToStaticMarkup(<ServerRendered of={{ view: staticHtml(null, 'a') }} />)).toBe('<div></div>');
});
