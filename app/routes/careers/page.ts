import { definePage } from '../../site/pages/define-page.ts';

export const page = definePage({
  paths: { careers: '/our-company/careers' },
});
