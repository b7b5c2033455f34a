/**
 * Sends a request with the signed-in user's token: to the platform's studio API, with a path below `/api/desk/`, or to
 * the lake, with a path below `/v1/`.
 */
export type Call = (path: string, init?: RequestInit) => Promise<Response>;
