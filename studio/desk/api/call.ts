/** Sends a request to the platform's studio API with the signed-in user's token. `path` is below `/api/desk/`. */
export type Call = (path: string, init?: RequestInit) => Promise<Response>;
