import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onAnsweredElsewhere } from './answered-elsewhere.ts';

const ANSWERED = 'allowCookies=essential; displayCookies=hide';

beforeEach(() => {
  vi.stubGlobal('document', Object.assign(new EventTarget(), { cookie: '' }));
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const RETURNS = [
  ['the tab is shown again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['the browser restores the page', () => window.dispatchEvent(new Event('pageshow'))],
  ['the window gets the focus', () => window.dispatchEvent(new Event('focus'))],
] as const;

test.each(RETURNS)('hears of an answer in another tab when %s', (_what, comeBack) => {
  const callback = vi.fn<() => void>();
  onAnsweredElsewhere(callback);
  document.cookie = 'displayCookies=show';
  comeBack();
  expect(callback).not.toHaveBeenCalled();
  document.cookie = ANSWERED;
  expect(callback).not.toHaveBeenCalled();
  comeBack();
  expect(callback).toHaveBeenCalledOnce();
});

test.each(RETURNS)('a banner that is shown in spite of an answer stays when %s', (_what, comeBack) => {
  document.cookie = ANSWERED;
  const callback = vi.fn<() => void>();
  onAnsweredElsewhere(callback);
  comeBack();
  expect(callback).not.toHaveBeenCalled();
});

test.each(RETURNS)('does nothing once it is stopped and %s', (_what, comeBack) => {
  const callback = vi.fn<() => void>();
  onAnsweredElsewhere(callback)();
  document.cookie = ANSWERED;
  comeBack();
  expect(callback).not.toHaveBeenCalled();
});
