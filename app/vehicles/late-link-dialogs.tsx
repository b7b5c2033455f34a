import { lazy } from 'react';
import { Optional } from '../ui/optional.tsx';
import styles from './late-link-dialogs.css?url';

const LinkDialogs = lazy(async () => ({ default: (await import('./link-dialogs.tsx')).LinkDialogs }));

/** `LinkDialogs` for a page that shows cars among other content. Without its code their links lead to pages. */
export const LateLinkDialogs = () => (
  <Optional>
    <LinkDialogs styles={styles} />
  </Optional>
);
