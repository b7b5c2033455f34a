import { useRevalidator } from '@remix-run/react';
import { type ReactNode, useEffect } from 'react';
import type { ServerRenderedView } from './server-rendered.server.ts';

interface ServerRenderedProps<View> {
  readonly of: ServerRenderedView<View>;
  readonly as?: 'div' | 'section' | 'header' | 'footer' | 'nav' | 'ul';
  readonly className?: string;
  readonly children: (view: View) => ReactNode;
}

/**
 * A part of a page that needs no script. The browser keeps the server's HTML as it stands: it neither loads the
 * part's data nor hydrates it. When the page's data are fetched anew, the part is rendered from them like any other.
 */
export function ServerRendered<View>({
  of,
  as: Tag = 'div',
  className,
  children,
}: ServerRenderedProps<View>) {
  if (of.html !== undefined)
    return <Tag className={className} dangerouslySetInnerHTML={{ __html: of.html }} />;
  if (of.view !== undefined) {
    const part = children(of.view);
    if (of.write === undefined) return <Tag className={className}>{part}</Tag>;
    return <Tag className={className} dangerouslySetInnerHTML={{ __html: of.write(part) }} />;
  }
  // An element whose inner HTML is set is a leaf: what the server put into it is left alone. Hydration adds no
  // attributes either: only an element that React makes itself, and that is empty, is marked as lost.
  return (
    <Tag className={className} data-lost suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  );
}

/**
 * When hydration fails, because something has changed the HTML before or threw, React makes the page anew and drops
 * the server's HTML: then what its parts show is fetched.
 */
export function useLostParts(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (document.querySelector('[data-lost]')) revalidate();
  }, [revalidate]);
}
