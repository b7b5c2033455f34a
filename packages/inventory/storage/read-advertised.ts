import type { Pool } from '@rooftop/database/pool';
import type { LogEntry } from './advertised-log.ts';
import { type RecordedStatement, toStatement } from './vehicle-history.ts';

/** What was advertised of a car at a moment, with the entry of the log that says so. */
interface AdvertisedThen {
  /** Of the entry. */
  readonly position: number;
  /** Of the entry, in hexadecimal. */
  readonly hash: string;
  readonly since: Date;
  /** When the next entry of the car begins. Null if this is the last one. */
  readonly until: Date | null;
  /** Null if the car was no longer advertised. */
  readonly statement: RecordedStatement | null;
}

/**
 * Finds what was advertised of a car at a moment. Null if nothing was recorded of it until then.
 * @param vin in upper case
 */
export async function readAdvertised(
  pool: Pool,
  dealership: string,
  vin: string,
  at: Date,
): Promise<AdvertisedThen | null> {
  const { rows } = await pool.query<
    Pick<LogEntry, 'position' | 'statement'> & Omit<AdvertisedThen, 'statement'>
  >(
    `SELECT position, encode(hash, 'hex') AS hash, at AS since, until, statement FROM (
       SELECT *, lead(at) OVER (ORDER BY position) AS until FROM advertised_log WHERE dealership = $1 AND vin = $2
     ) entries WHERE at <= $3 ORDER BY position DESC LIMIT 1`,
    [dealership, vin, at],
  );
  const [entry] = rows;
  if (entry === undefined) return null;
  const { position, hash, since, until, statement } = entry;
  return {
    position,
    hash,
    since,
    until,
    statement: statement === null ? null : toStatement(JSON.parse(statement)),
  };
}
