import type { MetSince } from '@rooftop/visits/popups/conditions';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testCondition, testPopup } from '../../../tests/support/popups.ts';
import { testContent, testContext } from '../../../tests/support/website.ts';
import { popupsView } from './popups-view.server.ts';
import { watchPopups } from './watch-popups.ts';

const FINANCING = '/auto-financing';
const POPUPS = [
  testPopup('financing', { conditions: [testCondition({ pages: [FINANCING], timer: 40 })] }),
  testPopup('everywhere', { conditions: [testCondition({ timer: 40 })] }),
];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Stays on a page for some seconds. Returns the popups that became due there. */
async function visit(path: string, seconds: number, heldSince: { current: MetSince }): Promise<string[]> {
  const context = testContext({ content: testContent({ popups: async () => POPUPS }) });
  const due: string[] = [];
  const actions = { seen: new Set<string>(), clicked: new Set<string>() };
  const view = await popupsView(path, context);
  const stop = watchPopups(view, {}, { metSince: heldSince, actions }, (ids) => due.push(...ids));
  vi.advanceTimersByTime(seconds * 1000);
  stop();
  return due;
}

test('a timer continues from page to page while its condition holds', async () => {
  const heldSince = { current: new Map() };
  expect(await visit(FINANCING, 30, heldSince)).toEqual([]);
  expect(await visit('/service', 10, heldSince)).toEqual(['everywhere']);
  expect(await visit(FINANCING, 39, heldSince)).toEqual(['everywhere']);
});

test('a timer restarts after a page without popups', async () => {
  expect(await visit(FINANCING, 30, { current: new Map() })).toEqual([]);
  vi.advanceTimersByTime(60_000);
  const heldSince = { current: new Map() };
  expect(await visit(FINANCING, 39, heldSince)).toEqual([]);
  expect(await visit(FINANCING, 1, heldSince)).toEqual(['financing', 'everywhere']);
});
