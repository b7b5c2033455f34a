/** PostgreSQL's notifications, over a connection that is replaced when it is lost. */
import type { Pool, PoolClient } from './pool.ts';

const RETRY_MS = 1000;

interface ListenOptions {
  readonly onPayload: (payload: string) => void;
  /** Called after each (re)connection, because notifications in between are missed. If it throws, the connection is dropped. */
  readonly onConnected?: (client: PoolClient) => Promise<void>;
  /** Called when the connection is lost or cannot be opened. It is tried again after a second. */
  readonly onFailure: (error: unknown) => void;
}

/** Listens to a channel until it is stopped. Holds one connection of the pool. @param channel an SQL identifier */
export async function listen(
  pool: Pool,
  channel: string,
  { onPayload, onConnected = async () => {}, onFailure }: ListenOptions,
): Promise<{ stop(): Promise<void> }> {
  let client: PoolClient | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isStopped = false;

  const connect = async () => {
    const connection = await pool.connect();
    if (isStopped) return connection.release();
    client = connection;
    let isLost = false;
    const lose = (error?: Error) => {
      if (isLost || isStopped) return;
      isLost = true;
      client = undefined;
      connection.release(error ?? true);
      onFailure(error ?? new Error('The connection ended'));
      again();
    };
    connection.on('error', lose);
    connection.on('end', () => lose());
    connection.on('notification', ({ payload }) => onPayload(payload ?? ''));
    try {
      await connection.query(`LISTEN ${channel}`);
      await onConnected(connection);
    } catch (error) {
      lose(error instanceof Error ? error : new Error(String(error)));
    }
  };
  const tryToConnect = () =>
    connect().catch((error: unknown) => {
      onFailure(error);
      if (!isStopped) again();
    });
  const again = () => {
    retry = setTimeout(() => void tryToConnect(), RETRY_MS);
  };

  await tryToConnect();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(retry);
      // Closed instead of returned to the pool, because it would keep listening.
      client?.release(true);
    },
  };
}
