import './styles/page.css';
import { createRoot } from 'react-dom/client';
import { studioConfig } from '../address.ts';
import { goToSignIn, readSessionToken, redeemSignIn } from './session.ts';
import { DeskPage } from './shell/desk-page.tsx';
import { restoreSearch } from './shell/searched-text.ts';
import { language, words } from './wording/words.ts';

/** Starts the desk for the signed-in user. Everybody else signs in first. */
async function start(): Promise<void> {
  document.documentElement.lang = language;
  document.title = `${words.leads} · Rooftop`;
  const root = createRoot(document.body.appendChild(document.createElement('main')));
  const { projectId, dataset, apiHost, deskUrl } = studioConfig();
  // Hosted Sanity says neither roles in a dealership nor second factors, so nobody could read leads.
  if (apiHost === undefined || deskUrl === undefined) return root.render(<p>{words.hosted}</p>);
  const lake = { projectId, dataset, apiHost };
  await redeemSignIn(lake);
  const token = readSessionToken(lake);
  if (token === undefined) return goToSignIn(lake);
  restoreSearch();
  return root.render(<DeskPage lake={lake} deskUrl={deskUrl} token={token} />);
}

void start();
