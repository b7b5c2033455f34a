import { definePage } from '../../site/pages/define-page.ts';

export const page = definePage({
  paths: { share: '/share/:page/:file', 'share-subject': '/share/:subject/:key/:file' },
});
