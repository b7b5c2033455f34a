import type { Pool } from '@rooftop/database/pool';
import type { DataLogEntry, DataLogPosition } from './data-log-api.ts';

/** A page of a log: the newest entries, or those after a position. */
interface LogPage {
  readonly after: DataLogPosition | null;
  readonly limit: number;
}

/** Lists exports of leads; searches, exports and deletions of people's data; and deletions at the end of a term. */
export async function readDataLog(
  pool: Pool,
  dealership: string,
  { after, limit }: LogPage,
): Promise<readonly DataLogEntry[]> {
  const { rows } = await pool.query<DataLogEntry>(
    `SELECT id, to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS at, event, by, NULL AS reason, leads, filter
     FROM (
       SELECT ('export:' || id) COLLATE "C" AS id, at, 'leadsExported' AS event, user_name AS by, NULL::integer AS leads,
         (SELECT string_agg(key || ' ' || value, ', ' ORDER BY key) FROM jsonb_each_text(lead_exports.filter)) AS filter
       FROM lead_exports WHERE dealership = $1
       UNION ALL
       SELECT 'person:' || id, at,
         CASE action WHEN 'find' THEN 'personFound' WHEN 'export' THEN 'personExported' ELSE 'personDeleted' END,
         user_name, (counts->>'leads')::integer, NULL
       FROM privacy_log WHERE dealership = $1
       UNION ALL
       SELECT 'term:' || id, at, 'leadsExpired', NULL, leads + careers + held, NULL
       FROM retention_log WHERE dealership = $1 AND leads + careers + held > 0
     ) AS log
     WHERE $2::timestamptz IS NULL OR (log.at, log.id) < ($2, $3)
     ORDER BY log.at DESC, log.id DESC LIMIT $4`,
    [dealership, after?.at, after?.id, limit],
  );
  return rows;
}
