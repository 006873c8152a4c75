import { IconAlertCircle } from './icons/alert-circle.tsx'
import { IconCircleCheck } from './icons/circle-check.tsx'
import { IconInfoCircle } from './icons/info-circle.tsx'
import { IconX } from './icons/x.tsx'
import { useEffect, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { getFreeBottom } from './free-position.ts'
import styles from './notes.module.css'
import { useTopOverlayHost } from './overlay-host.ts'

/**
 * Keeps the toasts clear of buttons. In a dialog, publishes the height they take at the bottom as
 * `--notes`, so that the dialog ends above them; on the whole page, that would compute each of its
 * styles again.
 */
function placeToasts(element: HTMLElement): void {
  const dialog = element.closest('dialog')
  if (element.getBoundingClientRect().height === 0) {
    element.style.bottom = ''
    dialog?.style.removeProperty('--notes')
    return
  }
  element.style.bottom = `${getFreeBottom(element)}px`
  if (!dialog) return
  const { top } = element.getBoundingClientRect()
  dialog.style.setProperty('--notes', `${Math.ceil(window.innerHeight - top) + 8}px`)
}

/**
 * Positions the toasts when they appear, and again when the content below them changes or scrolls.
 */
function useToastPlacement(isOn: boolean) {
  const stack = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = stack.current
    if (!element || !isOn) return undefined
    let frame = 0
    const schedulePlacement = () => {
      if (element.childElementCount === 0) return
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => placeToasts(element))
    }
    const size = new ResizeObserver(() => placeToasts(element))
    const changes = new MutationObserver(schedulePlacement)
    size.observe(element)
    changes.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('scroll', schedulePlacement, { capture: true, passive: true })
    return () => {
      size.disconnect()
      changes.disconnect()
      document.removeEventListener('scroll', schedulePlacement, { capture: true })
      cancelAnimationFrame(frame)
      element.closest('dialog')?.style.removeProperty('--notes')
    }
  }, [isOn])
  return stack
}

/**
 * Container of toasts and the snackbar at the bottom, announced to screen readers. While a dialog
 * is open, they are in it. Both containers stay in the page, because a screen reader announces what
 * is added to one that it knows.
 */
export function ToastStack({ children }: { readonly children: ReactNode }) {
  const host = useTopOverlayHost()
  return (
    <>
      <ToastRegion isOn={host === null}>{children}</ToastRegion>
      {host ? createPortal(<ToastRegion isOn>{children}</ToastRegion>, host) : null}
    </>
  )
}

interface ToastRegionProps {
  readonly isOn: boolean
  readonly children: ReactNode
}

function ToastRegion({ isOn, children }: ToastRegionProps) {
  const stack = useToastPlacement(isOn)
  return (
    <div ref={stack} className={styles['stack']} role="status" aria-live="polite">
      {isOn ? children : null}
    </div>
  )
}

/** A dark line of 48 px: what just happened, or what failed, with an optional action such as Undo. */
export function Toast({
  text,
  isFailure = false,
  action,
}: {
  readonly text: string
  readonly isFailure?: boolean
  readonly action?: { readonly label: string; readonly act: () => void } | undefined
}) {
  return (
    <div className={styles['toast']}>
      {isFailure ? (
        <IconAlertCircle size={18} aria-hidden />
      ) : (
        <IconCircleCheck size={18} aria-hidden />
      )}
      {text}
      {action ? (
        <button type="button" onClick={action.act}>
          {action.label}
        </button>
      ) : null}
    </div>
  )
}

interface SnackbarProps {
  readonly severity: 'error' | 'warning' | 'info' | 'success'
  readonly title: string
  readonly message: string
  readonly closeLabel: string
  readonly onClose: () => void
}

/** A titled message that stays until it is closed. */
export function Snackbar({ severity, title, message, closeLabel, onClose }: SnackbarProps) {
  const Icon =
    severity === 'success'
      ? IconCircleCheck
      : severity === 'info'
        ? IconInfoCircle
        : IconAlertCircle
  return (
    <div
      className={styles['snackbar']}
      data-severity={severity}
      role={severity === 'error' ? 'alert' : undefined}
    >
      <Icon size={20} aria-hidden />
      <div className={styles['grow']}>
        <strong>{title}</strong>
        <p>{message}</p>
      </div>
      <button type="button" className={styles['cross']} aria-label={closeLabel} onClick={onClose}>
        <IconX size={18} aria-hidden />
      </button>
    </div>
  )
}
