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
 * Part of a page that needs no JavaScript. The browser keeps the server's HTML: it neither loads the part's data nor
 * hydrates it. When the page's data is fetched again, the part renders from it like any other.
 */
export function ServerRendered<View>({
  of,
  as: Tag = 'div',
  className,
  children,
}: ServerRenderedProps<View>) {
  if (of.view !== undefined) return <Tag className={className}>{children(of.view)}</Tag>;
  // React treats an element with inner HTML as a leaf and leaves the server's content alone. Hydration adds no
  // attributes, so only an empty element that React creates itself gets the `data-lost` attribute.
  return (
    <Tag className={className} data-lost suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  );
}

/**
 * If hydration fails because something modified the HTML or threw, React rebuilds the page and drops the server's
 * HTML. This fetches the data of the lost parts again.
 */
export function useLostParts(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (document.querySelector('[data-lost]')) revalidate();
  }, [revalidate]);
}
