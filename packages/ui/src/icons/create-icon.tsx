import type { ReactNode, SVGProps } from 'react'

// The shapes beside this file are those of Tabler Icons. MIT License, © 2020–2026 Paweł Kuna.

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'children' | 'ref'> {
  /** Width and height in pixels; 24 if omitted. */
  readonly size?: number | string
}

/** Creates the component of an icon, drawn in the colour of its text. */
export function createIcon(shapes: ReactNode, style: 'outline' | 'filled' = 'outline') {
  const paint =
    style === 'filled'
      ? { fill: 'currentColor' }
      : { fill: 'none', stroke: 'currentColor', strokeWidth: 2 }
  return function Icon({ size = 24, className, ...rest }: IconProps) {
    return (
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width={size}
        height={size}
        viewBox="0 0 24 24"
        strokeLinecap="round"
        strokeLinejoin="round"
        {...paint}
        className={className ? `icon ${className}` : 'icon'}
        {...rest}
      >
        {shapes}
      </svg>
    )
  }
}
