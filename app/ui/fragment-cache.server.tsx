import { LRUCache } from 'lru-cache';
import { renderToStaticMarkup } from 'react-dom/server';
import type { RenderFragment } from './rendered-once.tsx';

/** Characters of one component's fragments with their keys. A car's card has about 5,000. */
const MAX_CHARACTERS = 32 * 1024 * 1024;

/**
 * HTML by component and by everything that it was rendered from. So a fragment never holds what its key does not name,
 * and never has to be invalidated: a changed car, another dealership or another language is another key.
 */
const fragments = new WeakMap<object, LRUCache<string, string>>();

const createCache = () =>
  new LRUCache<string, string>({
    maxSize: MAX_CHARACTERS,
    sizeCalculation: (html, key) => html.length + key.length,
  });

/** Renders fragments with React, for previews: none of theirs is ever in the cache. */
export const renderFragmentUncached: RenderFragment = (Component, props) =>
  renderToStaticMarkup(<Component {...props} />);

/** Renders fragments with React and caches them for all requests of this process. */
export const renderFragment: RenderFragment = (Component, props, { seesPrivate, seesLockedPrices }) => {
  const cache = fragments.get(Component) ?? createCache();
  fragments.set(Component, cache);
  const key = JSON.stringify([seesPrivate, seesLockedPrices, props]);
  const known = cache.get(key);
  if (known !== undefined) return known;
  const html = renderToStaticMarkup(<Component {...props} />);
  cache.set(key, html);
  return html;
};
