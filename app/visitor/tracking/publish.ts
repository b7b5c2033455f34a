import { createFactChannel } from '@rooftop/visits/fact-channel';
import { currentConsent, onConsentChange } from '../consent/consent-state.ts';

/**
 * The browser's one channel of facts about the visit: `publish(fact)` and `subscribe(categories, subscriber)`. Anything
 * that measures, advertises or reacts to a visit subscribes here, and hears nothing that the visitor hasn't allowed.
 */
export const { publish, subscribe } = createFactChannel(
  {
    allowed: () => currentConsent().allowed,
    onChange: (listener) => onConsentChange(({ allowed }) => listener(allowed)),
  },
  (error) => reportError(error),
);
