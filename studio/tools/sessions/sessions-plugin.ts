import { LockIcon } from '@sanity/icons/Lock';
import { lazy } from 'react';
import { definePlugin } from 'sanity';

/** Name of the tool and its path in the Studio. */
export const SESSIONS = 'sessions';

/** Adds the list of one's own sessions for people without the desk, which has it on its page of people. */
export const sessions = definePlugin({
  name: SESSIONS,
  tools: [
    {
      name: SESSIONS,
      title: 'Sessions',
      icon: LockIcon,
      component: lazy(() => import('./sessions-tool.tsx')),
    },
  ],
});
