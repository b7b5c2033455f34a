import { EnvelopeIcon } from '@sanity/icons/Envelope';
import { lazy } from 'react';
import { definePlugin } from 'sanity';
import { route } from 'sanity/router';

/** Name of the tool and its path in the Studio. */
export const LEADS = 'leads';

/** Adds the desk as a tool: `/leads/<slug of the dealership>/leads/<id of a lead>`. It is loaded when it is opened. */
export const leads = definePlugin({
  name: LEADS,
  tools: [
    {
      name: LEADS,
      title: 'Leads',
      icon: EnvelopeIcon,
      component: lazy(() => import('./leads-tool.tsx')),
      router: route.create('/', [
        route.create('/:dealership', [route.create('/:page', [route.create('/:lead')])]),
      ]),
    },
  ],
});
