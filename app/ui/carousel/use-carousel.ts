import { type RefObject, useEffect, useRef, useState } from 'react';
import { type CarouselPosition, carouselPosition } from './carousel-position.ts';

/** Events by which a shopper scrolls the row without the buttons. */
const SCROLLING_INPUT = ['wheel', 'pointerdown', 'touchstart'] as const;

const START: CarouselPosition = { index: 0, isFirst: true, isLast: false };

/** Tracks which slide of a scrolling row is first, and moves the row by one slide. */
export function useCarousel(row: RefObject<HTMLElement | null>) {
  const [position, setPosition] = useState(START);
  /** Slide that the row is scrolling to, so that several quick clicks move several slides. */
  const target = useRef<number | null>(null);

  useEffect(() => {
    const element = row.current;
    if (element === null) return undefined;
    const look = () => {
      const next = positionOf(element);
      setPosition((last) => (isSame(last, next) ? last : next));
    };
    // A click during a scroll ends that scroll early: its `scrollend` fires before the row has arrived.
    const settle = () => {
      if (positionOf(element).index === target.current) target.current = null;
      look();
    };
    const follow = () => {
      target.current = null;
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    element.addEventListener('scrollend', settle);
    for (const input of SCROLLING_INPUT) element.addEventListener(input, follow, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', look);
      element.removeEventListener('scrollend', settle);
      for (const input of SCROLLING_INPUT) element.removeEventListener(input, follow);
    };
  }, [row]);

  const move = (by: 1 | -1) => {
    const element = row.current;
    if (element === null) return;
    const slides = startsOf(element);
    const index = Math.min(
      Math.max((target.current ?? positionOf(element).index) + by, 0),
      slides.length - 1,
    );
    target.current = index;
    element.scrollTo({ left: slides[index] ?? 0 });
  };
  return { position, move };
}

const isSame = (a: CarouselPosition, b: CarouselPosition) =>
  a.index === b.index && a.isFirst === b.isFirst && a.isLast === b.isLast;

const startsOf = (row: HTMLElement): number[] => {
  const slides = [...(row.firstElementChild?.children ?? [])].filter((child) => child instanceof HTMLElement);
  const origin = slides[0]?.offsetLeft ?? 0;
  return slides.map((slide) => slide.offsetLeft - origin);
};

const positionOf = (row: HTMLElement): CarouselPosition =>
  carouselPosition({ starts: startsOf(row), left: row.scrollLeft, most: row.scrollWidth - row.clientWidth });
