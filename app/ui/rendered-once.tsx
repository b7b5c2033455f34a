import { createContext, type ReactNode, use } from 'react';
import type { Audience } from '@rooftop/inventory/index/audience';

/** Who sees the cars and prices of a fragment. Part of its key, so that one audience never gets another's. */
export type FragmentAudience = Pick<Audience, 'seesPrivate' | 'seesLockedPrices'>;

/** Renders a component as HTML, or returns the HTML that it rendered from the same props for the same audience. */
export type RenderFragment = <Props extends object>(
  component: (props: Props) => ReactNode,
  props: Props,
  audience: FragmentAudience,
) => string;

/** Null in the browser. The server sets it (`fragment-cache.server.tsx`). */
export const FragmentCache = createContext<RenderFragment | null>(null);

interface RenderedOnceProps<Props> {
  readonly as: 'li';
  readonly component: (props: Props) => ReactNode;
  /** JSON: they are the key of the fragment. */
  readonly props: Props;
  readonly audience: FragmentAudience;
}

/**
 * Element whose content the server renders once for all requests with the same props. Its component may use neither
 * hooks nor context. Use it only within `ServerRendered`: what is hydrated must not come from a cache.
 */
export function RenderedOnce<Props extends object>(of: RenderedOnceProps<Props>) {
  const { as: Tag, component: Component, props, audience } = of;
  const renderFragment = use(FragmentCache);
  if (renderFragment === null)
    return (
      <Tag>
        <Component {...props} />
      </Tag>
    );
  return <Tag dangerouslySetInnerHTML={{ __html: renderFragment(Component, props, audience) }} />;
}
