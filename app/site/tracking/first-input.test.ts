import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CONSENT_FORM_ATTRIBUTES, CONSENT_PARTS } from '#app/visitor/takes-consent.ts';
import { onFirstInput } from './first-input.ts';

/** An element inside of what some selectors find. */
class FakeElement {
  private readonly around: readonly string[];
  constructor(...around: readonly string[]) {
    this.around = around;
  }
  closest(selector: string) {
    return selector.split(', ').some((one) => this.around.includes(one)) ? this : null;
  }
}

const IN_PAGE = new FakeElement();
const IN_BANNER = new FakeElement('.cookie-banner');
const IN_FORM = new FakeElement(`[${Object.keys(CONSENT_FORM_ATTRIBUTES).join()}]`);

let isBannerOpen = false;
let isBannerClosing = false;
beforeEach(() => {
  isBannerOpen = false;
  isBannerClosing = false;
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', {
    querySelector: (selector: string) =>
      (isBannerClosing && selector === '.cookie-banner[data-closing]') ||
      (isBannerOpen && selector === '.cookie-banner')
        ? IN_BANNER
        : null,
  });
  vi.stubGlobal('Element', FakeElement);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function input(type: string, target?: FakeElement): void {
  const event = new Event(type);
  if (target !== undefined) Object.defineProperty(event, 'target', { value: target });
  window.dispatchEvent(event);
}

test.each(['pointerdown', 'keydown', 'touchstart', 'wheel', 'scroll'])('calls back once on %s', (type) => {
  const callback = vi.fn<() => void>();
  onFirstInput(callback);
  for (const one of [type, type, 'keydown']) input(one, IN_PAGE);
  expect(callback).toHaveBeenCalledOnce();
});

test('hears the document scroll, which is no element', () => {
  const callback = vi.fn<() => void>();
  onFirstInput(callback);
  input('scroll');
  expect(callback).toHaveBeenCalledOnce();
});

test.each([
  ['the banner', IN_BANNER],
  ['a form that takes consent', IN_FORM],
])('ignores input in %s and goes on listening', (_what, target) => {
  const callback = vi.fn<() => void>();
  onFirstInput(callback);
  for (const type of ['touchstart', 'pointerdown', 'keydown', 'scroll']) input(type, target);
  expect(callback).not.toHaveBeenCalled();
  input('wheel', IN_PAGE);
  expect(callback).toHaveBeenCalledOnce();
});

test('ignores all input while an answer to the banner is being saved', () => {
  const callback = vi.fn<() => void>();
  onFirstInput(callback);
  isBannerClosing = true;
  input('scroll');
  input('pointerdown', IN_PAGE);
  expect(callback).not.toHaveBeenCalled();
  isBannerClosing = false;
  input('scroll');
  expect(callback).toHaveBeenCalledOnce();
});

test.each([
  [true, 'Tab', 0],
  [true, 'Shift', 0],
  [true, 'Enter', 1],
  [false, 'Tab', 1],
])('while the banner is open (%s), the key %s in the page counts %i times', (isOpen, key, times) => {
  const callback = vi.fn<() => void>();
  onFirstInput(callback);
  isBannerOpen = isOpen;
  window.dispatchEvent(Object.assign(new Event('keydown'), { key }));
  expect(callback).toHaveBeenCalledTimes(times);
});

test('does nothing once it is stopped', () => {
  const callback = vi.fn<() => void>();
  onFirstInput(callback)();
  input('scroll');
  expect(callback).not.toHaveBeenCalled();
});

test('the selector of forms that take consent is their attribute', () => {
  expect(IN_FORM.closest(CONSENT_PARTS)).toBe(IN_FORM);
});
