import { ExternalLinkIcon } from '#app/ui/icons/external-link-icon.tsx';
import { useEffect, useRef, useState } from 'react';
import { readHeight } from './frame-height.ts';

/** A form in a frame. */
export interface EmbeddedFormProps {
  readonly src: string;
  /** Names the frame for screen readers. */
  readonly title: string;
  /** Label of the link that opens the form on its own. */
  readonly link: string;
  /** Whether the form is another company's. Ours tells its height. */
  readonly isForeign: boolean;
}

/** What a lender's form may do. It may not navigate the page around it. */
const SANDBOX = 'allow-forms allow-popups allow-popups-to-escape-sandbox allow-same-origin allow-scripts';

/** Milliseconds after which a frame of ours that shows nothing has failed. */
const LATE_MS = 8_000;

/**
 * A form in a frame, with a link to it for browsers that do not show it. We see whether a frame of ours works, and hide
 * the link; of another company's nobody knows.
 */
export function EmbeddedForm({ src, title, link, isForeign }: EmbeddedFormProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [hasFailed, setFailed] = useState(isForeign);
  useEffect(() => {
    if (isForeign) return undefined;
    const onMessage = ({ data, origin, source }: MessageEvent<unknown>) => {
      const { current } = frame;
      if (current === null || source !== current.contentWindow || origin !== window.location.origin) return;
      const height = readHeight(data);
      if (height !== null) current.style.height = `${height}px`;
    };
    window.addEventListener('message', onMessage);
    const late = setTimeout(() => {
      setFailed(!frame.current?.contentDocument?.querySelector('form, h1, h2'));
    }, LATE_MS);
    return () => {
      clearTimeout(late);
      window.removeEventListener('message', onMessage);
    };
  }, [isForeign]);
  return (
    <div className="embedded-form">
      <iframe
        ref={frame}
        src={src}
        title={title}
        sandbox={isForeign ? SANDBOX : undefined}
        referrerPolicy={isForeign ? 'strict-origin' : undefined}
      />
      <p data-unneeded={hasFailed ? undefined : ''}>
        <a href={src} {...(isForeign ? { target: '_blank', rel: 'noopener' } : { target: '_top' })}>
          {link}
          {isForeign && <ExternalLinkIcon aria-hidden="true" size={16} />}
        </a>
      </p>
    </div>
  );
}
