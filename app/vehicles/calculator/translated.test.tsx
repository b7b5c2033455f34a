import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from '#app/framework.ts';
import { expect, test } from 'vitest';
import { testContext } from '../../../tests/support/website.ts';
import { StandaloneCalculator } from './standalone-calculator.tsx';
import { standaloneView } from './standalone-view.server.ts';

test('each text that follows the terms is the only one of its element, for browsers that translate the page', async () => {
  const view = await standaloneView(null, testContext());
  if (view === null) throw new Error('no calculator');
  const router = createMemoryRouter([{ path: '*', element: <StandaloneCalculator view={view} /> }]);
  const html = renderToString(<RouterProvider router={router} />);
  expect(html).toMatch(/<p class="calculator-disclosure"><span>[^<]+<\/span> <span>[^<]+<\/span><\/p>/);
  // React separates the texts of an element by comments. The words beside a number never change.
  const [payment = ''] = /<output class="calculator-payment[^]*?<\/output>/.exec(html) ?? [];
  expect(payment).toMatch(/<strong>[^<]+<\/strong>.*<span>[^<]+<\/span><\/output>/);
});
