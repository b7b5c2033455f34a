/** What a request says about the machine that sent it. */
export interface Client {
  /** Cookie header. */
  readonly cookies: string | null;
  /** Null if the connection is closed. */
  readonly ipAddress: string | null;
  readonly userAgent: string | null;
}

/** For pages that are rendered once for everyone. */
export const NO_CLIENT: Client = { cookies: null, ipAddress: null, userAgent: null };
