import type { LoaderFunctionArgs, MetaFunction } from '#app/framework.server.ts';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from '#app/framework.ts';
import { type ReactNode, use, useCallback, useEffect, useState } from 'react';
import { revalidateUnlessFailed } from './forms/submit-or-preserve.ts';
import { missingReason } from './http/not-found.ts';
import { ErrorPage } from './site/layout/error-page.tsx';
import { CookieBanner } from './site/layout/cookie-banner/cookie-banner.tsx';
import { Footer } from './site/layout/footer.tsx';
import { Header } from './site/layout/header.tsx';
import { LoadingBar } from './site/layout/loading-bar.tsx';
import { Late } from './site/loading/late.tsx';
import { Nonce } from './ui/nonce.ts';
import { FrameBody } from './site/frame/frame-body.tsx';
import { hasBottomBar, isStandalone, requestedLayout } from './site/layout/page-layout.ts';
import { PLACEHOLDER } from './ui/placeholder.ts';
import { PopupLoader } from './site/popups/popup-loader.tsx';
import { robotsTag } from './site/head/head-tags.ts';
import { shellView } from './site/layout/shell-view.server.ts';
import { useMenuClosing, useModalMark, usePageFocus, usePageLinks } from './site/layout/use-page-behavior.ts';
import {
  useHasNavigated,
  useCompleteLayout,
  CompleteLayoutOnReturn,
} from './site/layout/complete-layout.tsx';
import { findRedirect } from './site/redirects/find-redirect.server.ts';
import styles from './app.css?url';
import { ServerRendered, useLostParts } from './ui/server-rendered.tsx';
import { useStorageAsAllowed } from './visitor/browser-storage.ts';
import { usePublishedPage } from './visitor/tracking/use-published-page.ts';
import { useLandingAdvertising } from './visitor/use-landing-advertising.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { search } = new URL(request.url);
  const away = await findRedirect(search, context);
  if (away !== null) throw away;
  return shellView(context, search);
}

/** Applies only to error pages after a failure. Pages set their own titles. */
export const meta: MetaFunction<typeof loader> = ({ data, error, location }) => {
  if (!data) return [];
  if (error === undefined) return [{ title: data.name }];
  const { status, data: reason } = isRouteErrorResponse(error) ? error : { status: 500, data: null };
  const title =
    status === 404
      ? data.titles[missingReason(reason)].replace(PLACEHOLDER, () => location.pathname + location.search)
      : data.titles.error.replace(PLACEHOLDER, String(status));
  return [{ title }, robotsTag(false)];
};

export const shouldRevalidate = revalidateUnlessFailed;

export const links = () => [{ rel: 'stylesheet', href: styles }];

/** The theme of the document that the browser loaded, whose data leave it out. Undefined on the server. */
const SERVED_TOKENS =
  typeof document === 'undefined' ? undefined : readTokens(document.documentElement.style);

/** The custom properties that an element's style sets. */
function readTokens(style: CSSStyleDeclaration): Readonly<Record<string, string>> {
  return Object.fromEntries([...style].map((name) => [name, style.getPropertyValue(name)]));
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = use(Nonce);
  const shell = useRouteLoaderData<typeof loader>('root');
  const pages = useMatches().map(({ data }) => data);
  const layout = pages.map(requestedLayout).find((one) => one !== 'default') ?? 'default';
  const isFrame = layout === 'frame';
  const [hasAnswered, setAnswered] = useState(false);
  const closeBanner = useCallback(() => setAnswered(true), []);
  const banner = hasAnswered ? null : shell?.banner;
  const isLocked = banner?.isLocked ?? false;
  const sideButton = layout === 'default' ? shell?.sideButton : null;
  usePageLinks(!isFrame && !pages.some(isStandalone));
  useMenuClosing();
  useModalMark();
  usePageFocus();
  useLostParts();
  useCompleteLayout();
  useLandingAdvertising();
  useStorageAsAllowed();
  usePublishedPage(isFrame);
  return (
    <html
      lang={shell?.locale}
      data-theme-layout={shell?.themeLayout}
      data-whole={useHasNavigated() || undefined}
      data-cookie-tier={shell?.cookieTier}
      data-gpc={shell?.gpc || undefined}
      data-frame={isFrame || undefined}
      data-banner={banner && !isFrame ? (isLocked ? 'locked' : 'open') : undefined}
      data-side-button={Boolean(sideButton) || undefined}
      data-bottom-bar={pages.some(hasBottomBar) || undefined}
      style={shell?.tokens.view ?? SERVED_TOKENS}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={shell?.themeColor} />
        {/* Links leave the frame; its forms name their own target. */}
        {isFrame && <base target="_top" />}
        <Meta />
        {shell && (
          <link
            rel="preload"
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
            href={shell.typefaceFiles.headline}
          />
        )}
        {shell?.typefaceFiles.text && (
          // On a slow connection, style sheet, headline and first picture come first.
          <link
            rel="preload"
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
            fetchPriority="low"
            href={shell.typefaceFiles.text}
          />
        )}
        <link rel="icon" href={shell?.icon.href ?? '/favicon.svg'} />
        {shell?.icon.touch && <link rel="apple-touch-icon" href={shell.icon.touch} />}
        {shell && <link rel="manifest" href="/site.webmanifest" />}
        <Links />
        <CompleteLayoutOnReturn nonce={nonce} />
      </head>
      <body>
        {shell && isFrame ? (
          <>
            <FrameBody>{children}</FrameBody>
            <Late isFrame />
          </>
        ) : shell ? (
          <>
            <a className="skip-link" href="#main" inert={isLocked}>
              {shell.words['layout.skip']}
            </a>
            {shell.notice !== undefined && <output className="page-notice">{shell.notice}</output>}
            {banner && <CookieBanner view={banner} onAnswer={closeBanner} />}
            <LoadingBar />
            <Header shell={shell} isMinimal={layout === 'minimal'} inert={isLocked} />
            <main id="main" tabIndex={-1} data-name={shell.name} inert={isLocked}>
              {children}
            </main>
            <Footer shell={shell} isMinimal={layout === 'minimal'} inert={isLocked} />
            {sideButton && <ServerRendered of={sideButton} className="side-button-place" inert={isLocked} />}
            <Late />
            <PopupLoader view={shell.popups} />
          </>
        ) : (
          children
        )}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const shell = useRouteLoaderData<typeof loader>('root');
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const isUnreached = shell === undefined && error instanceof TypeError;
  useEffect(() => {
    // The data of the next page, and of this one, were not fetched. The browser says better that it is offline.
    if (isUnreached) window.location.reload();
  }, [isUnreached]);
  return shell ? <ErrorPage status={status} shell={shell} /> : null;
}
