import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from '#app/framework.ts';
import { expect, test } from 'vitest';
import { testContext } from '../../../../tests/support/website.ts';
import Schedule from './route.tsx';
import { scheduleView } from './schedule-view.server.ts';
import { SCHEDULE_PATH } from './schedule-paths.ts';

const URL_OF_PAGE = `http://alpha.example${SCHEDULE_PATH}`;

test.each([
  ['en', 'Something went wrong'],
  ['es', 'Algo salió mal'],
] as const)('a step that could not be sent says so: %s', async (locale, message) => {
  const view = await scheduleView(new Request(URL_OF_PAGE), testContext({ locale, path: SCHEDULE_PATH }));
  const shown = (actionData: unknown): string => {
    const router = createMemoryRouter([{ id: 'schedule', path: '*', element: <Schedule /> }], {
      hydrationData: { loaderData: { schedule: view }, actionData: { schedule: actionData } },
    });
    return renderToStaticMarkup(<RouterProvider router={router} />);
  };
  const alert = /role="alert"[^>]*><p[^>]*>([^<]*)/;
  expect(alert.exec(shown(undefined))).toBeNull();
  expect(alert.exec(shown({ state: 'failed', reply: {} }))?.[1]).toBe(message);
  const wrong = shown({ problems: { make: '!', year: '!' }, values: {} });
  expect(alert.exec(wrong)?.[1]).toMatch(/: 2$/);
  const links = [...wrong.matchAll(/<a href="#([^"]+)" target="_self">/g)].map(([, id]) => id);
  expect(links).toEqual(['step-year', 'step-make']);
  for (const id of links) expect(wrong).toContain(`id="${id}"`);
  // Without JavaScript the first mistake has the focus, and a message without a field has it itself.
  const focused = (html: string) => [...html.matchAll(/<(\w+)(?=[^>]* autofocus="")[^>]*>/g)].map(String);
  expect(focused(wrong)).toEqual([expect.stringContaining('id="step-year"')]);
  expect(focused(shown({ problems: { form: '!' }, values: {} }))).toEqual([expect.stringContaining('alert')]);
});
