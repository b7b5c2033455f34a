import type { Pool } from '@rooftop/database/pool';
import type { DataLogEntry } from './data-log-api.ts';

/** Which entries of a log: the newest, or the newest before a time in UTC. */
export interface LogPage {
  readonly before: string | null;
  readonly limit: number;
}

/** Lists who exported leads, and found, exported and deleted people's data, and what was deleted at the end of its term. */
export async function readDataLog(
  pool: Pool,
  dealership: string,
  { before, limit }: LogPage,
): Promise<readonly DataLogEntry[]> {
  const { rows } = await pool.query<DataLogEntry>(
    `SELECT to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS at, event, by, NULL AS reason, leads
     FROM (
       SELECT at, 'leadsExported' AS event, user_name AS by, NULL::integer AS leads
       FROM lead_exports WHERE dealership = $1
       UNION ALL
       SELECT at, CASE action WHEN 'find' THEN 'personFound' WHEN 'export' THEN 'personExported' ELSE 'personDeleted' END,
         user_name, (counts->>'leads')::integer
       FROM privacy_log WHERE dealership = $1
       UNION ALL
       SELECT at, 'leadsExpired', NULL, leads + careers + held
       FROM retention_log WHERE dealership = $1 AND leads + careers + held > 0
     ) AS log
     WHERE $2::timestamptz IS NULL OR at < $2 ORDER BY log.at DESC LIMIT $3`,
    [dealership, before, limit],
  );
  return rows;
}
