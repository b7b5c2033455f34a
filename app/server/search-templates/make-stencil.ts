import { nextMidnight } from '@rooftop/tenancy/calendar';
import type { RenderedPage } from '../pages.ts';
import type { Visit } from '../visit.ts';
import { createDependencies, type Dependencies } from '../page-cache/dependencies.ts';
import type { RenderedForCache } from '../page-cache/page-cache.ts';
import type { Visitor } from '../../visitor/read-visitor.ts';
import { cutStencil, type Stencil } from './cut-stencil.ts';
import type { StencilAsked } from './holes.ts';

/** A stencil with its dependencies, which pages filled into it inherit. */
export interface CachedStencil extends Stencil {
  readonly keep: NonNullable<RenderedForCache<never>['keep']>;
}

export interface MakeStencilOptions {
  readonly render: (
    request: Request,
    visit: Visit,
    visitor: Visitor,
    dependencies: Dependencies,
    stencil: StencilAsked,
  ) => Promise<RenderedPage>;
  readonly onError: (error: unknown, visit: Visit) => void;
}

/**
 * Has Remix render a page with holes. Like a cached page it is rendered from its key, so nothing that a visitor
 * sends gets into it. If that fails, Remix renders the whole page.
 */
export function createMakeStencil({ render, onError }: MakeStencilOptions) {
  /** @param base the part of the page's URL that all searches share */
  return async function makeStencil(
    base: string,
    stencil: StencilAsked,
    visit: Visit,
    visitor: Visitor,
  ): Promise<RenderedForCache<CachedStencil>> {
    const dependencies = createDependencies();
    dependencies.validUntil(nextMidnight(visit.dealership.timeZone, new Date()));
    const request = new Request(visit.origin + base + stencil.holes.location);
    const own = { ...visit };
    const { response, nonce } = await render(request, own, visitor, dependencies, stencil);
    if (response.status !== 200 || own.failure !== undefined || dependencies.isForOneVisitor())
      return { page: null };
    const { picture, ...others } = stencil.holes;
    const holes = { nonce, ...others, ...(stencil.hasPicture && { picture }) };
    try {
      const keep = dependencies.keep();
      return { page: { ...cutStencil(await response.text(), holes), keep }, keep };
    } catch (error) {
      onError(error, visit);
      return { page: null };
    }
  };
}
