/** Loaders hand over what they return as it is (remix.config.js, v3_singleFetch): types say so too. */
import '@remix-run/server-runtime';

declare module '@remix-run/server-runtime' {
  interface Future {
    v3_singleFetch: true;
  }
}
