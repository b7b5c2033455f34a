import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { LOAD_CORE } from '../processes.ts';
import { type Crowd, type CrowdResult, crowdResultShape } from './crowd-shape.ts';

/**
 * Runs a crowd on the second core. autocannon needs a millisecond to build each connection, and more with a list of
 * requests, while the first ones have been answered and wait to be read. With 1,000 connections and 500 requests it
 * measured 5.6 s at p99 at a server that answers everything after 0.4 s.
 */
export async function runCrowd(crowd: Crowd): Promise<CrowdResult> {
  const args = ['-c', LOAD_CORE, process.execPath, 'bench/overload/crowd.ts', JSON.stringify(crowd)];
  const { stdout } = await promisify(execFile)('taskset', args);
  return crowdResultShape.parse(JSON.parse(stdout));
}
