import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isCovered, watchModals } from './mark-modal.ts';

const DIALOG = 'dialog:modal';
const MENU = '[popover="auto"]:popover-open';

/** What these functions use of a browser's document. */
class FakeDocument extends EventTarget {
  /** Selectors of what is open. */
  readonly open = new Set<string>();
  readonly attributes = new Set<string>();
  readonly documentElement = {
    toggleAttribute: (name: string, isSet: boolean) =>
      isSet ? this.attributes.add(name) : this.attributes.delete(name),
  };
  knowsPopovers = true;
  querySelector(selector: string) {
    if (!this.knowsPopovers && selector.includes(':popover-open')) throw new SyntaxError(selector);
    return selector.split(', ').some((one) => this.open.has(one)) ? this : null;
  }
}

let page: FakeDocument;
const isMarked = () => page.attributes.has('data-modal');

beforeEach(() => {
  page = new FakeDocument();
  vi.stubGlobal('document', page);
  vi.stubGlobal('CSS', { supports: () => page.knowsPopovers });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe.each([
  ['a dialog', DIALOG],
  ['a menu', MENU],
])('%s', (_what, selector) => {
  test('that was open before hydration marks the page until it is closed', () => {
    page.open.add(selector);
    watchModals();
    expect(isMarked()).toBe(true);
    page.open.delete(selector);
    page.dispatchEvent(new Event('toggle'));
    expect(isMarked()).toBe(false);
  });

  test('that is removed with its page, without an event, leaves the next one without the mark', () => {
    const stop = watchModals();
    page.open.add(selector);
    page.dispatchEvent(new Event('toggle'));
    expect(isMarked()).toBe(true);
    stop();
    page.open.delete(selector);
    watchModals();
    expect(isMarked()).toBe(false);
  });
});

test('the page stays marked while one of two is open', () => {
  page.open.add(DIALOG).add(MENU);
  watchModals();
  page.open.delete(DIALOG);
  page.dispatchEvent(new Event('close'));
  expect(isMarked()).toBe(true);
  page.open.delete(MENU);
  page.dispatchEvent(new Event('close'));
  expect(isMarked()).toBe(false);
});

test('nothing is marked once it is stopped', () => {
  watchModals()();
  page.open.add(DIALOG);
  for (const type of ['toggle', 'close']) page.dispatchEvent(new Event(type));
  expect(isMarked()).toBe(false);
});

test('browsers without popovers are only asked for dialogs', () => {
  page.knowsPopovers = false;
  expect(isCovered()).toBe(false);
  page.open.add(DIALOG);
  expect(isCovered()).toBe(true);
});
