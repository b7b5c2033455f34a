import { useLocation, useMatches, useRouteError } from '@remix-run/react';
import { useLayoutEffect } from 'react';
import { pageOf } from './page-of.ts';
import { publish } from './publish.ts';

/** Publishes every page that is opened, before any fact of what it shows. */
export function usePublishedPage(): void {
  const { pathname } = useLocation();
  const { id = '', data, params } = useMatches().at(-1) ?? {};
  const thrown = useRouteError();
  const { route, path, error } = pageOf({ id, data, params, pathname, error: thrown });
  useLayoutEffect(() => publish({ kind: 'pageViewed', route, path, error }), [route, path, error]);
}
