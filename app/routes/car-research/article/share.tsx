import { Link as LinkIcon, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
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

/** The browser's own way, where script runs: its sheet of places on a phone, else the address on the clipboard. */
function OwnWay({ title, url, words }: Pick<ShareView, 'title' | 'url' | 'words'>) {
  const [way, setWay] = useState<'sheet' | 'copy' | null>(null);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (typeof navigator.share === 'function') setWay('sheet');
    else if (navigator.clipboard !== undefined) setWay('copy');
  }, []);
  if (way === null) return null;
  // Whoever closes the sheet has changed his mind; a clipboard that is refused leaves the links.
  const press = () => {
    if (way === 'sheet') navigator.share({ title, url }).catch(() => {});
    else
      navigator.clipboard.writeText(url).then(
        () => setCopied(true),
        () => setWay(null),
      );
  };
  const Icon = way === 'sheet' ? Share2 : LinkIcon;
  return (
    <li>
      <Button kind="secondary" size="small" onClick={press}>
        <Icon aria-hidden="true" size={18} />
        {words[way === 'sheet' ? 'research.shareWith' : 'research.copy']}
      </Button>
      <output className="article-copied">{isCopied && words['research.copied']}</output>
    </li>
  );
}
