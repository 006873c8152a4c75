import { lazy } from 'react'
import type { PopoverButtonProps } from './popover-parts.tsx'
import { LazyTrigger } from './lazy-trigger.tsx'

const load = () => import('./popover-parts.tsx')
const OpenedPopover = lazy(() => load().then((parts) => ({ default: parts.OpenedPopover })))

// As with dialogs: a page is read before its menus are opened, so their code comes when the page is there.
setTimeout(() => void load().catch(() => null), 3000)

/** A button with a popover under it. */
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
