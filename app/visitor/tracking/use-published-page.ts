import { useLocation, useMatches, useRouteError } from '#app/framework.ts';
import { useLayoutEffect } from 'react';
import { pageOf } from './page-of.ts';
import { publish } from './publish.ts';

/**
 * Publishes every page that is opened, before any fact of what it shows.
 * @param isFrame whether it is a form in a frame, which is a part of the page around it
 */
export function usePublishedPage(isFrame: boolean): void {
  const { pathname } = useLocation();
  const { id = '', data } = useMatches().at(-1) ?? {};
  const thrown = useRouteError();
  const { route, path, error } = pageOf({ id, data, pathname, error: thrown });
  useLayoutEffect(() => {
    if (!isFrame) publish({ kind: 'pageViewed', route, path, error });
  }, [isFrame, route, path, error]);
}
