/** Publishes web vitals. For browsers only. */
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { publish } from '#app/visitor/tracking/publish.ts';

/** Whether the browser loaded this path, rather than React. Web vitals measure the page that was loaded. */
export function isLandingPage(path: string): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded !== undefined && URL.parse(loaded.name)?.pathname === path;
}

/** Publishes the web vitals of the page that was loaded, each once it is final. */
export function watchVitals(route: string): void {
  const report = ({ name: metric, value }: Pick<Metric, 'name' | 'value'>) =>
    publish({ kind: 'vitalMeasured', metric, value, route });
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(report);
}
