import type { PrintLine } from '../terminal.ts';

/** Tells how many rows were read, now and then. */
export const tellProgress =
  (tell: PrintLine) =>
  (rows: number): void => {
    if (rows > 0 && rows % 10_000 === 0) tell(`${rows} rows read`);
  };
