/** What a request says of the machine that sent it. */
export interface Client {
  /** Cookie header */
  readonly cookies: string | null;
  /** null: the connection is gone */
  readonly ipAddress: string | null;
  readonly userAgent: string | null;
}

/** Of pages that are made for everybody. */
export const NO_CLIENT: Client = { cookies: null, ipAddress: null, userAgent: null };
