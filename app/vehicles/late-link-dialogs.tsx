import { lazy, Suspense } from 'react';
import styles from './late-link-dialogs.css?url';

const LinkDialogs = lazy(async () => ({ default: (await import('./link-dialogs.tsx')).LinkDialogs }));

/** `LinkDialogs` for a page that shows cars among other content. */
export const LateLinkDialogs = () => (
  <Suspense>
    <LinkDialogs styles={styles} />
  </Suspense>
);
