import { LockIcon } from '@sanity/icons/Lock';
import { definePlugin } from 'sanity';
import { route } from 'sanity/router';
import { CreditApplicationsTool } from './credit-applications-tool.tsx';

/** Name of the tool and its path in the Studio, which mail links to. */
export const CREDIT_APPLICATIONS = 'credit-applications';

/** Adds the tool in which staff read credit applications: `/credit-applications/<slug of the dealership>/<id of the lead>`. */
export const creditApplications = definePlugin({
  name: CREDIT_APPLICATIONS,
  tools: [
    {
      name: CREDIT_APPLICATIONS,
      title: 'Credit applications',
      icon: LockIcon,
      component: CreditApplicationsTool,
      router: route.create('/', [route.create('/:dealership', [route.create('/:application')])]),
    },
  ],
});
