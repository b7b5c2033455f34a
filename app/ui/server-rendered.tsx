import { useRevalidator } from '#app/framework.ts';
import { type ReactNode, useEffect } from 'react';
import type { EditTarget } from '#app/site/preview/edit-target.server.ts';
import type { TrustedHtml } from './prose/prose-html.server.tsx';
import type { ServerRenderedView } from './server-rendered.server.ts';

interface PartProps<View> {
  readonly of: ServerRenderedView<View>;
  readonly as?: 'div' | 'section' | 'header' | 'footer' | 'nav' | 'ul';
  readonly className?: string;
  readonly inert?: boolean;
  /** Attributes that name the document it shows, only in a preview. */
  readonly edit?: EditTarget | undefined;
}

interface RenderedProps<View> extends PartProps<View> {
  readonly children: (view: View) => ReactNode;
}

interface HtmlProps extends PartProps<TrustedHtml> {
  readonly children?: never;
}

/**
 * Part of a page that needs no JavaScript. The browser keeps the server's HTML: it neither loads the part's data nor
 * hydrates it. When the page's data is fetched again, the part renders from it like any other.
 * @param children renders the view. Without it, the view is HTML, and the browser doesn't load the part's components
 * either.
 */
export function ServerRendered<View>(props: RenderedProps<View> | HtmlProps) {
  const { as: Tag = 'div', className, inert, edit } = props;
  if (props.children !== undefined && props.of.view !== undefined)
    return (
      <Tag className={className} inert={inert} {...edit}>
        {props.children(props.of.view)}
      </Tag>
    );
  const html = props.children === undefined ? props.of.view?.html : undefined;
  // React treats an element with inner HTML as a leaf and leaves the server's content alone. Hydration adds no
  // attributes, so only an empty element that React creates itself gets the `data-lost` attribute.
  return (
    <Tag
      className={className}
      inert={inert}
      {...edit}
      {...(html === undefined && { 'data-lost': true })}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html ?? '' }}
    />
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
