import { RemixBrowser } from '#app/framework.ts';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
    // Remix's own boundary catches all errors of pages.
    // oxlint-disable-next-line no-console -- spec 8, error catalogue
    { onUncaughtError: (error) => console.error('Error while mounting app', error) },
  );
});
