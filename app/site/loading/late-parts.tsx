import { useFetchers, useLocation, useNavigation } from '#app/framework.ts';
import { lazy, useEffect, useRef } from 'react';
import { useCollector } from '../collector/use-collector.ts';
import { renewRefusal } from '#app/visitor/consent/renew-refusal.ts';
import { useGpcCookie } from '#app/visitor/consent/use-gpc-cookie.ts';
import { LateTrackers } from '../tracking/late-trackers.tsx';
import { PageFacts } from '../tracking/page-facts.tsx';
import { LiveSideButton } from '../side-button/live-side-button.tsx';
import { Optional } from '#app/ui/optional.tsx';
import { InspectorLoader } from '../inspector/inspector-loader.tsx';
import { followBuilds, ownBuild } from './follow-builds.ts';
import { Prefetch } from './prefetch.tsx';
import { Exposures } from '#app/visitor/experiments/exposures.tsx';
import { loadRouteRules, type RouteRule, ruledTarget } from './route-rules.ts';
import { useFailedCode } from './use-failed-code.ts';

/** Loaded in previews only, which the server marks. */
const PreviewTools = lazy(() => import('../preview/preview-tools.tsx'));

/** Reloads the page for a new build unless it is in use. */
function useBuilds(): void {
  const navigation = useNavigation();
  const fetchers = useFetchers();
  const isBusy = useRef(false);
  useEffect(() => {
    isBusy.current = navigation.state !== 'idle' || fetchers.some(({ state }) => state !== 'idle');
  }, [navigation, fetchers]);
  // In development hot reload does the same.
  useEffect(() => (import.meta.env.DEV ? undefined : followBuilds(() => isBusy.current)), []);
}

/** Lets links lead where the dealership's rules redirect them. */
function useRouteRules(): void {
  useEffect(() => {
    if (import.meta.env.DEV) return undefined;
    let rules: readonly RouteRule[] = [];
    loadRouteRules(ownBuild()).then(
      (loaded) => (rules = loaded),
      // oxlint-disable-next-line no-console -- spec 8, error catalogue
      (error: unknown) => console.error('Route rules could not be loaded', error),
    );
    const onPress = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      const to = link && ruledTarget(rules, link.href, window.location.origin);
      if (link && to) link.href = to;
    };
    // Capture: before the click is followed.
    document.addEventListener('click', onPress, true);
    return () => document.removeEventListener('click', onPress, true);
  }, []);
}

/** What a page does in the browser once it is shown. Exported as default because it is loaded lazily. */
export default function LateParts() {
  useBuilds();
  useFailedCode();
  useRouteRules();
  useCollector();
  useGpcCookie();
  useEffect(renewRefusal, []);
  const { key } = useLocation();
  return (
    <>
      {/* Before the facts of a page, which trackers pass on with its URL. */}
      <InspectorLoader />
      <PageFacts />
      <LateTrackers />
      <Prefetch key={`prefetch ${key}`} />
      <Exposures key={`exposures ${key}`} />
      <LiveSideButton />
      {'preview' in document.documentElement.dataset && (
        <Optional>
          <PreviewTools />
        </Optional>
      )}
    </>
  );
}
