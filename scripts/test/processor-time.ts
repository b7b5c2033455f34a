import { readFile } from 'node:fs/promises';

/** Clock ticks in a second, which is 100 on every Linux that Node runs on. */
const TICKS = 100;
/** Fields after the program's name, which may contain spaces: the first is number 3 (proc(5)). */
const FIRST = 3;
const CHILDREN_USER = 16;
const CHILDREN_SYSTEM = 17;

/** Seconds of processor time of all ended children of this process, or null where there is no /proc. */
export async function childrenProcessorSeconds(): Promise<number | null> {
  const text = await readFile('/proc/self/stat', 'utf8').catch(() => null);
  if (text === null) return null;
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const ticks = (number: number) => Number(fields[number - FIRST]);
  return (ticks(CHILDREN_USER) + ticks(CHILDREN_SYSTEM)) / TICKS;
}
