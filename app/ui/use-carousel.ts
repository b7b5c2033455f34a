import { type RefObject, useEffect, useRef, useState } from 'react';
import { type CarouselPosition, carouselPosition } from './carousel-position.ts';

const START: CarouselPosition = { index: 0, isFirst: true, isLast: false };

/**
 * Where a row stands that holds a list of slides, and how to move it by one. The row scrolls by itself; this watches
 * and nudges.
 */
export function useCarousel(row: RefObject<HTMLElement | null>) {
  const [position, setPosition] = useState(START);
  /** where the row was last told to go: several quick presses go several slides */
  const target = useRef<number | null>(null);

  useEffect(() => {
    const element = row.current;
    if (element === null) return undefined;
    const look = () => {
      const next = positionOf(element);
      setPosition((last) => (isSame(last, next) ? last : next));
    };
    const settle = () => {
      target.current = null;
      look();
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    element.addEventListener('scrollend', settle);
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', look);
      element.removeEventListener('scrollend', settle);
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
