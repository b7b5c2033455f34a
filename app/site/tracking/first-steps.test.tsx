import { createMemoryRouter, RouterProvider } from '#app/framework.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { testAppointments } from '../../../tests/support/appointments.ts';
import { testQuestionnaire, testTradeIns } from '../../../tests/support/trade-ins.ts';
import { SALES_WEEK } from '../../../tests/support/weeks.ts';
import {
  testContent,
  testContext,
  testCreditDrafts,
  testSettings,
  testStore,
} from '../../../tests/support/website.ts';
import { formView } from '#app/routes/full-credit-application/form/credit-form-view.server.ts';
import CreditApplicationForm from '#app/routes/full-credit-application/form/route.tsx';
import YourVehicle from '#app/routes/sell-trade-my-car/your-vehicle/route.tsx';
import { tradeInView } from '#app/routes/sell-trade-my-car/your-vehicle/trade-in-view.server.ts';
import Schedule from '#app/routes/service/schedule/route.tsx';
import { scheduleView } from '#app/routes/service/schedule/schedule-view.server.ts';

const context = testContext({
  content: testContent({
    stores: async () => [testStore({ hours: { sales: SALES_WEEK, service: SALES_WEEK } })],
    settings: async () => testSettings(),
    tradeQuestionnaires: async () => [testQuestionnaire()],
  }),
  appointments: testAppointments(),
  tradeIns: testTradeIns(),
  creditDrafts: testCreditDrafts(),
  store: testStore(),
});
const request = new Request('http://alpha.example/');

/** A page with its data, as a browser that has just loaded it. */
function html(Component: ComponentType, view: unknown): string {
  const routes = [{ id: 'page', path: '/', Component, loader: () => null }];
  const router = createMemoryRouter(routes, { hydrationData: { loaderData: { page: view } } });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test.each([
  ['SERVICE', Schedule, scheduleView],
  ['SELL_OR_TRADE', YourVehicle, tradeInView],
  ['FULL_CREDIT_APP', CreditApplicationForm, formView],
] as const)('the first step of %s is a form whose start is watched', async (form, Component, viewOf) => {
  expect(html(Component, await viewOf(request, context))).toContain(`data-form="${form}"`);
});
