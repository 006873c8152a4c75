import { lazy, type ReactNode } from 'react'
import { StandIn } from './stand-in.tsx'

const load = () => import('./popover-parts.tsx')
const OpenedPopover = lazy(() => load().then((parts) => ({ default: parts.OpenedPopover })))

// As with dialogs: a page is read before its menus are opened, so their code comes when the page is there.
setTimeout(() => void load().catch(() => null), 3000)

export interface PopoverButtonProps {
  readonly className: string | undefined
  /** What the button is called where its inside is no text. */
  readonly label?: string
  readonly inside: ReactNode
  readonly position: 'bottom-start' | 'bottom-end'
  readonly width?: number
  readonly drop: { readonly className?: string; readonly label: string; readonly flush?: boolean }
  readonly onClose?: () => void
  readonly children: ReactNode
}

/** A button with a popover under it. */
export function PopoverButton(props: PopoverButtonProps) {
  return <StandIn className={props.className} aria-label={props.label} aria-haspopup="dialog" load={load} opened={<OpenedPopover {...props} />}>{props.inside}</StandIn>
}
