import { lazy, Suspense } from 'react';
import styles from '../styles/test-drive.css?url';

const LinkDialogs = lazy(async () => ({ default: (await import('./link-dialogs.tsx')).LinkDialogs }));

/** `LinkDialogs` on a page that is about something else and shows cars among it. */
export const LateLinkDialogs = () => (
  <Suspense>
    <LinkDialogs styles={styles} />
  </Suspense>
);
