import { useEffect } from 'react';
import { useCollector } from '../collector/use-collector.ts';
import { watchForms } from '../tracking/watch-forms.ts';

/**
 * Counts a form of ours in a frame by our own collector. Nothing else may come here: no tracker hears of these forms.
 * Exported as default because it is loaded lazily.
 */
export default function LateFrameParts() {
  useCollector();
  useEffect(watchForms, []);
  return null;
}
