import { useEffect } from 'react';
import { useCollector } from '../collector/use-collector.ts';
import { watchForms } from '../tracking/watch-forms.ts';

/**
 * Counts our own form in a frame with our collector. Don't add anything else: trackers must not learn about these
 * forms.
 * Exported as default because it is loaded lazily.
 */
export default function LateFrameParts() {
  useCollector();
  useEffect(watchForms, []);
  return null;
}
