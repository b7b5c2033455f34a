import { expect, test } from 'vitest';
import { refusedCookies } from './tracker-cookies.ts';

const COOKIES =
  '_ga=1; _ga_AB12CD34EF=2; _gid=3; _fbp=4; _fbc=5; _gcl_au=6; allowCookies=7; _gallery=8; _fbp2=9';

test.each([
  [['essential', 'functional', 'analytics', 'targeting'], true, ''],
  [['essential', 'functional', 'analytics'], false, '_fbp _fbc _gcl_au'],
  [['essential', 'targeting'], false, '_ga _ga_AB12CD34EF _gid _fbp _fbc _gcl_au'],
  [['essential', 'functional', 'targeting'], true, '_ga _ga_AB12CD34EF _gid'],
] as const)('with %j and pixels allowed %j, these are deleted: %s', (allowed, isPixelAllowed, names) => {
  expect(refusedCookies(COOKIES, { allowed, isPixelAllowed }).join(' ')).toBe(names);
});
