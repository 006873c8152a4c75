import { Popover } from '@mantine/core'
import type { ReactNode } from 'react'
import { MantineParts } from './mantine-parts.tsx'
import { usePortalTarget } from './overlay-host.ts'
import { useOpenOnMount } from './use-open-on-mount.ts'

export interface PopoverButtonProps {
  readonly className: string | undefined
  /** Accessible name of the button if its content is not text. */
  readonly label?: string
  readonly inside: ReactNode
  readonly position: 'bottom-start' | 'bottom-end'
  readonly width?: number
  readonly drop: { readonly className?: string; readonly label: string; readonly flush?: boolean }
  readonly onClose?: () => void
  readonly children: ReactNode
}

/** Replaces the pressed button, with the popover open; the focus moves into it and back. */
export function OpenedPopover({
  className,
  label,
  inside,
  position,
  width,
  drop,
  onClose,
  children,
}: PopoverButtonProps) {
  const [isOpen, setOpen] = useOpenOnMount()
  return (
    <MantineParts>
      <Popover
        opened={isOpen}
        onChange={setOpen}
        position={position}
        {...(width ? { width } : {})}
        {...(onClose ? { onClose } : {})}
        trapFocus
        returnFocus
        {...usePortalTarget()}
      >
        <Popover.Target>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the focus was on the button whose place this one takes */}
          <button
            type="button"
            autoFocus
            className={className}
            aria-label={label}
            onClick={() => setOpen(!isOpen)}
          >
            {inside}
          </button>
        </Popover.Target>
        <PopoverContent drop={drop}>{children}</PopoverContent>
      </Popover>
    </MantineParts>
  )
}

const PopoverContent = ({ drop, children }: Pick<PopoverButtonProps, 'drop' | 'children'>) => (
  <Popover.Dropdown
    aria-label={drop.label}
    {...(drop.className ? { className: drop.className } : {})}
    {...(drop.flush ? { p: 0 } : {})}
  >
    {children}
  </Popover.Dropdown>
)
