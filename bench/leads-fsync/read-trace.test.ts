import { expect, it } from 'vitest';
import { readTrace } from './read-trace.ts';

const ASKED = '10 1.1 read(23, "POST /contact-us HTTP/1.1\\r\\n"..., 65536) = 455';
const COMMIT = '10 1.2 write(30, "Q\\0\\0\\0\\vCOMMIT\\0", 12) = 12';
const FLUSH = '20 1.3 fdatasync(7) = 0';
const BEGINS = '21 1.3 fdatasync(7 <unfinished ...>';
const RESUMES = '21 1.4 <... fdatasync resumed>) = 0';
const FAILS = '20 1.3 fdatasync(7) = -1 EIO (Input/output error)';
const ANSWER = '10 1.5 writev(23, [{iov_base="HTTP/1.1 200 OK\\r\\ncontent"..., iov_len=9}], 2) = 9';
const LAKE = '10 1.1 read(25, "HTTP/1.1 200 OK\\r\\n"..., 65536) = 244';

it.each([
  {
    why: 'counts a flush between commit and response',
    lines: [ASKED, LAKE, COMMIT, FLUSH, ANSWER],
    flushedFirst: 1,
  },
  {
    why: 'counts a flush by another process',
    lines: [ASKED, COMMIT, BEGINS, RESUMES, ANSWER],
    flushedFirst: 1,
  },
  { why: 'rejects a missing flush', lines: [ASKED, COMMIT, ANSWER], flushedFirst: 0 },
  { why: 'rejects a failed flush', lines: [ASKED, COMMIT, FAILS, ANSWER], flushedFirst: 0 },
  { why: 'rejects a flush after the response', lines: [ASKED, COMMIT, ANSWER, FLUSH], flushedFirst: 0 },
  { why: 'rejects a flush before the commit', lines: [ASKED, FLUSH, COMMIT, ANSWER], flushedFirst: 0 },
  {
    why: 'rejects a flush started before the commit',
    lines: [ASKED, BEGINS, COMMIT, RESUMES, ANSWER],
    flushedFirst: 0,
  },
  { why: 'rejects a missing commit', lines: [ASKED, FLUSH, ANSWER], flushedFirst: 0 },
])('$why', ({ lines, flushedFirst }) => {
  expect(readTrace(lines.join('\n'))).toEqual({ answered: 1, flushedFirst });
});

it('counts consecutive leads separately', () => {
  const good = [ASKED, COMMIT, FLUSH, ANSWER];
  expect(readTrace([...good, ASKED, COMMIT, ANSWER, ...good].join('\n'))).toEqual({
    answered: 3,
    flushedFirst: 2,
  });
});
