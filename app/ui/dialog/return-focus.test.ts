import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { returnFocus } from './return-focus.ts';

class FakeElement {
  /** Whether it is in a window that was closed. */
  isInClosedWindow = false;
  /** Not if it is hidden or was replaced. */
  canFocus = true;
  closest() {
    return this.isInClosedWindow ? this : null;
  }
  focus() {
    if (this.canFocus) page.activeElement = this;
  }
}

const element = (parts: Partial<FakeElement> = {}) => Object.assign(new FakeElement(), parts);

let page: { body: FakeElement; activeElement: FakeElement | null; getElementById: () => FakeElement };
const main = element();
beforeEach(() => {
  const body = element();
  page = { body, activeElement: body, getElementById: () => main };
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  vi.stubGlobal('HTMLElement', FakeElement);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What has the focus after a window was closed. */
function focused(opener: FakeElement | null): FakeElement | null {
  // @ts-expect-error -- what these functions use of an element
  returnFocus(opener);
  vi.runAllTimers();
  return page.activeElement;
}

test('what opened the window has the focus again', () => {
  const opener = element();
  expect(focused(opener)).toBe(opener);
});

test.each([
  ['is hidden or was replaced', element({ canFocus: false })],
  ['is unknown', null],
])('the content has it if what opened the window %s', (_what, opener) => {
  expect(focused(opener)).toBe(main);
});

test('a window that fades out has it no longer', () => {
  page.activeElement = element({ isInClosedWindow: true });
  expect(focused(element({ canFocus: false }))).toBe(main);
});

test('what the visitor has chosen meanwhile keeps it', () => {
  const field = element();
  page.activeElement = field;
  expect(focused(element())).toBe(field);
});
