import type { ComponentProps, MouseEvent } from 'react';
import type { DeskPlace } from '../place.ts';
import type { DeskRouter } from './desk-context.ts';

interface PlaceLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  readonly navigation: Pick<DeskRouter, 'go' | 'hrefOf'>;
  readonly to: DeskPlace;
}

/** A link to a place in the desk, without loading a page unless it is opened in another tab or window. */
export function PlaceLink({ navigation, to, children, ...attributes }: PlaceLinkProps) {
  function follow(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigation.go(to);
  }
  return (
    <a {...attributes} href={navigation.hrefOf(to)} onClick={follow}>
      {children}
    </a>
  );
}
