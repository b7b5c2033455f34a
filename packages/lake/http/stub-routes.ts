/** Stub responses for Sanity services that the Studio calls and the lake does not provide. */
import { Hono } from 'hono';

/** No announcements, limits, trials, telemetry or schedules. */
export function stubRoutes(): Hono {
  const routes = new Hono();
  // Without comments in the plan, the Studio remounts its tools when this response arrives and loses what was typed.
  // Comments are turned off in the Studio's configuration.
  routes.get('/features', (context) => context.json(['studioComments']));
  routes.get('/journey/announcements', (context) => context.json([]));
  routes.get('/journey/*', (context) => context.json(null));
  routes.get('/intake/telemetry-status', (context) => context.json({ status: 'denied' }));
  routes.get('/help', (context) => context.json([]));
  routes.get('/user-applications', (context) => context.json([]));
  routes.get('/aliases', (context) => context.json([]));
  routes.get('/geoip/country', (context) => context.json({ country: null }));
  routes.get('/subscriptions/*', (context) => context.json(null));
  return routes;
}
