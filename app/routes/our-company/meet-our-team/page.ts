import { DEPARTMENTS } from '@rooftop/content/documents/staff-member/staff-member';
import { definePage } from '#app/site/pages/define-page.ts';

export const page = definePage({
  paths: { 'meet-our-team': '/our-company/meet-our-team' },
  cache: {
    parameters: { department: DEPARTMENTS.map((department) => department.toLowerCase()) },
    unbounded: ['store'],
  },
  sitemap: 'pages',
  head: { title: 'team.heading', description: 'team.description' },
});
