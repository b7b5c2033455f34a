import { defineLocaleResourceBundle } from 'sanity';

/** The Studio's words that mean nothing to a marketer, or speak of Sanity's servers, in ours. */
export const ownWords = [
  defineLocaleResourceBundle({
    locale: 'en-US',
    namespace: 'studio',
    resources: {
      'incoming-references.title': 'Used in',
      'network-check.slow-protocol-warning.description':
        'Your browser uses an old version of HTTP to reach your content, which makes the Studio slow. Ask the people who run your platform to serve the lake over HTTP/2.',
    },
  }),
  defineLocaleResourceBundle({
    locale: 'en-US',
    namespace: 'structure',
    resources: {
      'document-inspector.menu-item.title': 'Advanced: show as data',
      'incoming-references-pane.no-references': 'Not used anywhere yet.',
      'incoming-references-pane.no-references-found': 'Not used in these.',
      'incoming-references-input.list-label': 'Used in {{type}}',
      'incoming-references-input.reference-from': 'Used in {{type}}',
    },
  }),
];
