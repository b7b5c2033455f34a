import { API_VERSION } from '@rooftop/content/schema';
import { useEffect } from 'react';
import { type LayoutProps, useClient, useCurrentUser } from 'sanity';
import { mayEdit } from '../roles.ts';
import { readWebsites } from './websites.ts';

/** The Studio's layout, which reads the websites of whoever has signed in. */
export function LayoutWithWebsites(props: LayoutProps) {
  const client = useClient({ apiVersion: API_VERSION });
  const user = useCurrentUser();
  const isEditor = mayEdit(user);
  useEffect(() => {
    // Without them, forms don't say where a document is shown. The preview says what is wrong.
    if (isEditor) void readWebsites(client).catch(() => undefined);
  }, [client, isEditor]);
  return props.renderDefault(props);
}
