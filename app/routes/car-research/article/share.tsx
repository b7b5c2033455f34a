import { Link as LinkIcon, Share2 } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { ShareView } from '../share-links.server.ts';

/** Ways to pass an article on. */
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
/** It stays what it is. */
const watch = () => () => {};
const serverWay = (): Way => null;

/** The browser's own way, where script runs: its sheet of places, else the address on the clipboard. */
function OwnWay({ title, url, words }: Pick<ShareView, 'title' | 'url' | 'words'>) {
  const way = useSyncExternalStore(watch, browserWay, serverWay);
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  if (way === null || outcome === 'refused') return null;
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    );
  // Whoever closes the sheet has changed his mind.
  const share = () => navigator.share({ title, url }).catch(() => {});
  const Icon = way === 'sheet' ? Share2 : LinkIcon;
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
