import { LinkIcon } from '#app/ui/icons/link-icon.tsx';
import { Share2Icon } from '#app/ui/icons/share-2-icon.tsx';
import { useState, useSyncExternalStore } from 'react';
import { Button } from '#app/ui/button.tsx';
import type { ShareView } from '../share-links.server.ts';

/** Ways to share an article. */
export function Share({ view: { title, url, links, words } }: { readonly view: ShareView }) {
  return (
    <section className="article-share" aria-labelledby="share">
      <h2 id="share">{words['research.share']}</h2>
      <ul>
        {links.map(({ label, spoken, href }) => (
          <li key={label}>
            <a
              className="button button-secondary button-small"
              href={href}
              aria-label={spoken}
              rel="noopener"
            >
              {label}
            </a>
          </li>
        ))}
        <OwnWay title={title} url={url} words={words} />
      </ul>
    </section>
  );
}

type Way = 'sheet' | 'copy' | null;

function browserWay(): Way {
  if (typeof navigator.share === 'function') return 'sheet';
  return navigator.clipboard === undefined ? null : 'copy';
}
/** What the browser supports never changes, so there is nothing to subscribe to. */
const watch = () => () => {};
const serverWay = (): Way => null;

/** The browser's share sheet, or else a button that copies the URL to the clipboard. Needs JavaScript. */
function OwnWay({ title, url, words }: Pick<ShareView, 'title' | 'url' | 'words'>) {
  const way = useSyncExternalStore(watch, browserWay, serverWay);
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  if (way === null || outcome === 'refused') return null;
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    );
  // The promise rejects when the visitor closes the share sheet. That is not an error.
  const share = () => navigator.share({ title, url }).catch(() => {});
  const Icon = way === 'sheet' ? Share2Icon : LinkIcon;
  return (
    <li>
      <Button kind="secondary" size="small" onClick={() => void (way === 'sheet' ? share() : copy())}>
        <Icon aria-hidden="true" size={18} />
        {words[way === 'sheet' ? 'research.shareWith' : 'research.copy']}
      </Button>
      <output className="article-copied">{outcome === 'copied' && words['research.copied']}</output>
    </li>
  );
}
