import { type ComponentProps, memo, type NamedExoticComponent, type ReactNode } from 'react';

interface IconProps extends Omit<ComponentProps<'svg'>, 'ref'> {
  /** Width and height in pixels. Defaults to 24. */
  readonly size?: number;
}

export type IconComponent = NamedExoticComponent<IconProps>;

/*
 * @license Icons: Lucide, ISC License, Copyright (c) 2026 Lucide Icons and Contributors; Feather, MIT License, Copyright
 * (c) 2013-present Cole Bemis
 */
/**
 * Creates an icon, which is hidden from screen readers by default.
 * @param shapes drawn on Lucide's grid of 24 × 24
 */
export const createIcon = (shapes: ReactNode): IconComponent =>
  memo(({ size = 24, ...rest }: IconProps) => (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...rest}
    >
      {shapes}
    </svg>
  ));
