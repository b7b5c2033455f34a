/** Parses the strace output of the website and of PostgreSQL, in chronological order. */

/** A relevant event in a line. */
type Step = 'asked' | 'commit' | 'flush' | 'answered';

const STEPS: readonly (readonly [Step, RegExp])[] = [
  ['asked', /\bread(?:\(\d+, | resumed>)"POST \/contact-us /],
  ['commit', /\bwrite\(\d+, "Q\\0\\0\\0\\vCOMMIT\\0"/],
  ['flush', /\bf(?:data)?sync(?:\(\d+\)| resumed>\)).* = 0$/],
  ['answered', /\bwritev?\(\d+, (?:\[\{iov_base=)?"HTTP\/1\.1 200 OK/],
];
/** A flush that began before the commit may belong to something else. */
const FLUSH_BEGINS = /^(\d+) .*\bf(?:data)?sync\(\d+ <unfinished/;

export interface Acknowledgements {
  /** Lead requests with a response. */
  readonly answered: number;
  /** Those whose commit was flushed to disk before the response was written. */
  readonly flushedFirst: number;
}

/** Follows leads that were submitted one by one. */
export function readTrace(trace: string): Acknowledgements {
  const seen = { answered: 0, flushedFirst: 0 };
  const begunEarly = new Set<string>();
  let last: Step = 'answered';
  for (const line of trace.split('\n')) {
    const [process = ''] = line.split(' ', 1);
    const begins = FLUSH_BEGINS.test(line);
    if (begins && last !== 'commit') begunEarly.add(process);
    const step = STEPS.find(([, pattern]) => pattern.test(line))?.[0];
    if (step === 'asked') last = 'asked';
    else if (step === 'commit' && last === 'asked') last = 'commit';
    else if (step === 'flush') {
      const isOfThis = !begunEarly.delete(process);
      if (last === 'commit' && isOfThis) last = 'flush';
    } else if (step === 'answered' && last !== 'answered') {
      seen.answered += 1;
      if (last === 'flush') seen.flushedFirst += 1;
      last = 'answered';
    }
  }
  return seen;
}
