import { lazy } from 'react'
import type { PopoverButtonProps } from './popover-parts.tsx'
import { LazyTrigger } from './lazy-trigger.tsx'

const load = () => import('./popover-parts.tsx')
const OpenedPopover = lazy(() => load().then((parts) => ({ default: parts.OpenedPopover })))

/** A button with a popover below it. */
export function PopoverButton(props: PopoverButtonProps) {
  return (
    <LazyTrigger
      className={props.className}
      aria-label={props.label}
      aria-haspopup="dialog"
      load={load}
      opened={<OpenedPopover {...props} />}
    >
      {props.inside}
    </LazyTrigger>
  )
}
