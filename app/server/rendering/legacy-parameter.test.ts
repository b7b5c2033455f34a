import { expect, test, vi } from 'vitest';
import { testContext } from '../../../tests/support/website.ts';
import { withoutLegacyParameter } from './legacy-parameter.ts';

test.each([
  ['?_data=root&b=c', '?b=c'],
  ['?a=1,2&_data&b=%2C', '?a=1,2&b=%2C'],
  ['?a=_data=x', '?a=_data=x'],
])('Remix gets %s as %s', async (sent, seen) => {
  const handle = vi.fn(async () => new Response());
  await withoutLegacyParameter(handle)(new Request(`http://alpha.example/a${sent}`), testContext());
  expect(handle).toHaveBeenCalledWith(
    expect.objectContaining({ url: `http://alpha.example/a${seen}` }),
    expect.anything(),
  );
});
