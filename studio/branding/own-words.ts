import { defineLocaleResourceBundle } from 'sanity';

/** The Studio's words that mean nothing to a marketer, or speak of Sanity's servers, in ours. */
export const ownWords = [
  defineLocaleResourceBundle({
    locale: 'en-US',
    namespace: 'studio',
    resources: {
      'incoming-references.title': 'Used in',
      'inputs.portable-text.block.open-reference': 'Open what it links to',
      'inputs.reference.error.nonexistent-document-title': 'This no longer exists',
      'inputs.reference.error.nonexistent-document-description':
        'What was chosen here was deleted. Clear it, or choose something else.',
      'inputs.reference.incomplete-reference.finalize-action-title': 'Now published',
      'inputs.reference.incomplete-reference.finalize-action-description':
        '<strong>{{referencedDocument}}</strong> is published now. Confirm that you mean it.',
      'inputs.reference.incomplete-reference.strengthen-action-title': 'Now published',
      'inputs.reference.incomplete-reference.strengthen-action-description':
        '<strong>{{referencedDocument}}</strong> is published now. Confirm that you mean it.',
      'inputs.reference.incomplete-reference.strengthen-button-label': 'Confirm',
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
      'confirm-delete-dialog.loading.text': 'Looking for where this is used…',
      'confirm-delete-dialog.error.message.text': 'Where this is used could not be found out.',
      'confirm-delete-dialog.referring-document-count.text_one': '“<DocumentTitle/>” is used in 1 place',
      'confirm-delete-dialog.referring-document-count.text_other':
        '“<DocumentTitle/>” is used in {{count}} places',
      'confirm-delete-dialog.referring-documents-descriptor.text_delete':
        'You may not be able to delete “<DocumentTitle/>”, because it is used in:',
      'confirm-delete-dialog.referring-documents-descriptor.text_unpublish':
        'You may not be able to unpublish “<DocumentTitle/>”, because it is used in:',
      'confirm-delete-dialog.referential-integrity-disclaimer.text_delete':
        'If you delete it, these places lose it.',
      'confirm-delete-dialog.referential-integrity-disclaimer.text_unpublish':
        'If you unpublish it, these places lose it.',
      'banners.reference-changed-banner.reason-changed.text':
        'Something else was chosen here since you opened it.',
      'banners.reference-changed-banner.reason-changed.reload-button.text': 'Open what is chosen now',
      'banners.reference-changed-banner.reason-removed.text': 'This is no longer chosen there.',
      'banners.reference-changed-banner.reason-removed.close-button.text': 'Close',
      'incoming-references-input.list-label': 'Used in {{type}}',
      'incoming-references-input.reference-from': 'Used in {{type}}',
    },
  }),
];
