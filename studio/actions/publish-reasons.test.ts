import { expect, test } from 'vitest';
import { addReason } from './publish-reasons.ts';

const given = { reason: 'Our lawyer has seen it.', claims: ['“$0 down” …'], at: '2026-11-28T15:00:00.000Z' };
const added = { _type: 'publishReason', _key: expect.any(String), ...given };
const earlier = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ _key: `k${at}`, reason: `r${at}` }));

test.each<[string, object | null, unknown[]]>([
  ['a new document', null, [added]],
  ['a document without reasons', { _type: 'offer' }, [added]],
  ['a document with a reason', { publishReasons: earlier(1) }, [added, ...earlier(1)]],
  ['a document with many', { publishReasons: earlier(20) }, [added, ...earlier(19)]],
  ['a document with something else there', { publishReasons: 'x' }, [added]],
])('puts the reason first: %s', (_what, document, expected) => {
  expect(addReason(document, given)).toEqual(expected);
});
