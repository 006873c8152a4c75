import { IconAlertCircle, IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { freeBottom } from './free-strip.ts'
import styles from './notes.module.css'

/** Tells the page how much of its foot the notes take, so that a dialog ends above them: `--notes`; and keeps them clear of buttons. */
function useRoomForNotes() {
  const stack = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = stack.current
    if (!element) return undefined
    const root = document.documentElement
    const watch = new ResizeObserver(() => {
      const { height } = element.getBoundingClientRect()
      element.style.bottom = height > 0 ? `${freeBottom(element)}px` : ''
      const { top } = element.getBoundingClientRect()
      root.style.setProperty(
        '--notes',
        height > 0 ? `${Math.ceil(window.innerHeight - top) + 8}px` : '0px',
      )
    })
    watch.observe(element)
    return () => {
      watch.disconnect()
      root.style.removeProperty('--notes')
    }
  }, [])
  return stack
}

/** The place at the foot where toasts and the snackbar stand; announced to screen readers. */
export function NoteStack({ children }: { readonly children: ReactNode }) {
  return (
    <div ref={useRoomForNotes()} className={styles['stack']} role="status" aria-live="polite">
      {children}
    </div>
  )
}

/** Dark line of 48: what just happened, and maybe Undo. */
export function Toast({
  text,
  action,
}: {
  readonly text: string
  readonly action?: { readonly label: string; readonly act: () => void } | undefined
}) {
  return (
    <div className={styles['toast']}>
      <IconCircleCheck size={18} aria-hidden />
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
