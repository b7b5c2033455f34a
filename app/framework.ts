/**
 * What this website takes of Remix in components and in the browser. No other file of `app` imports it, so that a move to
 * React Router changes two files (decision 1).
 */
export {
  type ClientLoaderFunctionArgs,
  Form,
  isRouteErrorResponse,
  Link,
  type LinkProps,
  Links,
  type Location,
  matchRoutes,
  Meta,
  NavigationType,
  Outlet,
  PrefetchPageLinks,
  RemixBrowser,
  RemixServer,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunction,
  useActionData,
  useFetcher,
  useFetchers,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useNavigationType,
  useRevalidator,
  useRouteError,
  useRouteLoaderData,
  useSearchParams,
} from '@remix-run/react';
/** For components that are rendered outside of a page. */
export { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom';
