import { openPool, type Pool } from '@rooftop/database/pool';

/** Opens a connection pool, passes it to a callback, and closes it again. @param max maximum number of connections */
export async function withPool<Result>(
  url: string,
  max: number,
  use: (pool: Pool) => Promise<Result>,
): Promise<Result> {
  const pool = openPool(url, { max });
  try {
    return await use(pool);
  } finally {
    await pool.end();
  }
}
