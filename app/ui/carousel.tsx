import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { useCarousel } from './use-carousel.ts';

interface CarouselProps {
  /** what the slides are */
  readonly label: string;
  /** how many slides there are; one has nothing to move */
  readonly count: number;
  readonly words: {
    readonly previous: string;
    readonly next: string;
    /** holds {index} and {count} */
    readonly status: string;
  };
  /** a list of slides; a style sets --slide to the width of one */
  readonly children: ReactNode;
}

/** Left alone, a browser scrolls by a little and snaps back. */
const STEPS: ReadonlyMap<string, 1 | -1> = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
]);

/**
 * A row that scrolls from slide to slide: by finger, wheel, arrow keys and two buttons, never by itself.
 * Without script it is the same row without the buttons.
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
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- a row that
          scrolls has to be reachable for those who scroll by keys */}
      <section
        className="carousel-row"
        ref={row}
        tabIndex={0}
        aria-label={label}
        onKeyDown={(event) => {
          const by = STEPS.get(event.key);
          // Keys pressed in something on a slide are its own.
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
          icon={ChevronLeft}
          label={words.previous}
          aria-disabled={position.isFirst}
          onClick={() => !position.isFirst && go(-1)}
        />
        <span className="number" aria-hidden="true">
          {position.index + 1} / {count}
        </span>
        <IconButton
          icon={ChevronRight}
          label={words.next}
          aria-disabled={position.isLast}
          onClick={() => !position.isLast && go(1)}
        />
      </div>
      {/* Said when a button or key was pressed; whoever scrolls by himself knows where he is. */}
      <output className="sr-only">{isAsked ? status : ''}</output>
    </div>
  );
}
