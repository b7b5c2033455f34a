import { definePage } from '../../site/pages/define-page.ts';

/** Flows that start with a message to the dealership. The route tells them apart by path. */
export const page = definePage({
  paths: {
    'service/schedule': '/service/schedule',
  },
});
