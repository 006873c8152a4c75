import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { DialogProps, SheetProps } from './dialog-parts.tsx'
import { useCloseOnBack } from './overlay-history.ts'

const load = () => import('./dialog-parts.tsx')
const ModalDialog = lazy(() => load().then((parts) => ({ default: parts.ModalDialog })))
const DrawerSheet = lazy(() => load().then((parts) => ({ default: parts.DrawerSheet })))

// Users read a page before they open a dialog, so its code is loaded after the page, long before
// the first click.
setTimeout(() => void load().catch(() => null), 3000)

/**
 * Returns true from the first time `opened` was true, so that the closing animation stays visible.
 */
function useWasOpened(opened: boolean): boolean {
  const [wasOpened, setWasOpened] = useState(opened)
  if (opened && !wasOpened) setWasOpened(true)
  return wasOpened || opened
}

/**
 * Returns the focus to where it was once the overlay is closed or removed. Mantine does so only for
 * an overlay that was rendered before it opened: neither for the first one, whose code is loaded,
 * nor for one that is rendered while it is open.
 */
function useFocusReturn(opened: boolean): void {
  const wasOpened = useRef(false)
  const before = useRef<Element | null>(null)
  // While rendering, because a field of the overlay may take the focus when it is mounted.
  if (opened && !wasOpened.current) before.current = document.activeElement
  wasOpened.current = opened
  useEffect(() => {
    if (!opened) return undefined
    return () => {
      const target = before.current
      setTimeout(() => {
        const now = document.activeElement
        const isFree = now === null || now === document.body || now.closest('[role="dialog"]')
        if (isFree && target instanceof HTMLElement && target.isConnected)
          target.focus({ preventScroll: true })
      })
    }
  }, [opened])
}

/** A modal dialog in the centre of the screen; the focus moves into it and back on closing. */
export function Dialog(props: DialogProps) {
  useCloseOnBack(props.opened, props.onClose)
  useFocusReturn(props.opened)
  return useWasOpened(props.opened) ? (
    <Suspense fallback={null}>
      <ModalDialog {...props} />
    </Suspense>
  ) : null
}

/**
 * A drawer at the right; on a phone a bottom sheet that ends 44 px below the top. @param inAddress
 * the open state is in the URL, so going back closes it anyway
 */
export function Sheet({
  inAddress = false,
  ...props
}: SheetProps & { readonly inAddress?: boolean }) {
  useCloseOnBack(props.opened, props.onClose, inAddress)
  useFocusReturn(props.opened)
  return useWasOpened(props.opened) ? (
    <Suspense fallback={null}>
      <DrawerSheet {...props} />
    </Suspense>
  ) : null
}
