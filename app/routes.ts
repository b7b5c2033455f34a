import { index, route, type RouteConfig } from '@remix-run/route-config';

/** Every address of a dealership's website. */
export default [
  index('routes/home/route.tsx'),
  route('choose-store', 'routes/choose-store.ts'),
  route('favicon.svg', 'routes/favicon.ts', { id: 'favicon.svg' }),
  route('favicon.ico', 'routes/favicon.ts', { id: 'favicon.ico' }),
  route('__ui', 'routes/ui-catalogue/route.tsx'),
  route('*', 'routes/not-found.ts'),
] satisfies RouteConfig;
