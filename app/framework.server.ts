/**
 * What this website takes of Remix on the server. No other file of `app` imports it, so that a move to React Router changes
 * two files (decision 1). `app/server.ts` loads this one before it sets NODE_ENV, so nothing here may load React.
 * `routes.ts` is read before the build, by Remix's own tool, and imports what that brings.
 */
import type { RequestContext } from './context.server.ts';

export {
  type ActionFunctionArgs,
  createRequestHandler,
  data,
  type EntryContext,
  type LoaderFunctionArgs,
  type MetaDescriptor,
  type MetaFunction,
  redirect,
  redirectDocument,
  replace,
  type ServerBuild,
} from '@remix-run/node';
export type { AppLoadContext } from '@remix-run/server-runtime';

declare module '@remix-run/server-runtime' {
  interface AppLoadContext extends RequestContext {}
  /** Loaders hand over what they return as it is (remix.config.js, v3_singleFetch). */
  interface Future {
    v3_singleFetch: true;
  }
}
