import type { CheckedLog, LogFault } from '@rooftop/inventory/storage/verify-advertised';
import { showMinute } from './describe.ts';

function describeFault(fault: LogFault): string {
  if (fault.kind === 'missing') {
    const { position, after } = fault;
    const last = after === null ? '' : `, after that of ${after.vin} of ${showMinute(after.at)}`;
    return `Entry ${position} is missing${last}.`;
  }
  const { kind, position, vin, at } = fault;
  return kind === 'added'
    ? `Entry ${position} was added behind the last one: ${vin}, ${showMinute(at)}.`
    : `Entry ${position} is not what was recorded: ${vin}, ${showMinute(at)}.`;
}

/** Says whether the log of what was advertised is unbroken, or which entry is the first that is not. Times are UTC. */
export const describeLog = ({ dealership, length, hash, fault }: CheckedLog): string =>
  fault === null
    ? `${dealership}: ${length} entries, unbroken. Last hash: ${hash ?? 'none'}`
    : `${dealership}: BROKEN. ${describeFault(fault)}`;
