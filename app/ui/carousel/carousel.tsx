import { ChevronLeftIcon } from '../icons/chevron-left-icon.tsx';
import { ChevronRightIcon } from '../icons/chevron-right-icon.tsx';
import { type ReactNode, useRef, useState } from 'react';
import { IconButton } from '../icon-button.tsx';
import { useCarousel } from './use-carousel.ts';

interface CarouselProps {
  /** What the slides show. */
  readonly label: string;
  /** Number of slides. With one slide there are no controls. */
  readonly count: number;
  readonly words: {
    readonly previous: string;
    readonly next: string;
    /** Contains the placeholders {index} and {count}. */
    readonly status: string;
  };
  /** A list of slides. A style must set --slide to the width of one. */
  readonly children: ReactNode;
}

/** By default, browsers would scroll a little and snap back. */
const STEPS: ReadonlyMap<string, 1 | -1> = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
]);

/**
 * Row of slides, scrolled by touch, wheel, arrow keys or two buttons, never automatically. Without JavaScript it is
 * the same row without buttons.
 */
export function Carousel({ label, count, words, children }: CarouselProps) {
  const row = useRef<HTMLElement>(null);
  const { position, move } = useCarousel(row);
  const [isAsked, setAsked] = useState(false);
  if (count < 2) return <div className="carousel">{children}</div>;

  const status = words.status
    .replace('{index}', String(position.index + 1))
    .replace('{count}', String(count));
  const go = (by: 1 | -1) => {
    setAsked(true);
    move(by);
  };
  return (
    <div className="carousel">
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- a
          scrolling row must be focusable for keyboard users */}
      <section
        className="carousel-row"
        ref={row}
        tabIndex={0}
        aria-label={label}
        onKeyDown={(event) => {
          const by = STEPS.get(event.key);
          // Leave key presses inside slides alone.
          if (by === undefined || event.target !== event.currentTarget) return;
          event.preventDefault();
          go(by);
        }}
      >
        {children}
      </section>
      {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
      <div className="carousel-controls">
        <IconButton
          icon={ChevronLeftIcon}
          label={words.previous}
          aria-disabled={position.isFirst}
          onClick={() => !position.isFirst && go(-1)}
        />
        <span className="number" aria-hidden="true">
          {position.index + 1} / {count}
        </span>
        <IconButton
          icon={ChevronRightIcon}
          label={words.next}
          aria-disabled={position.isLast}
          onClick={() => !position.isLast && go(1)}
        />
      </div>
      {/* Announced after a button or key press only. Visitors who scroll by hand know the position. */}
      <output className="sr-only">{isAsked ? status : ''}</output>
    </div>
  );
}
