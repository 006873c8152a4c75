import { lazy, Suspense, useState } from 'react'
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
  const [once, setOnce] = useState(opened)
  if (opened && !once) setOnce(true)
  return once || opened
}

/** A modal dialog in the centre of the screen; the focus moves into it and back on closing. */
export function Dialog(props: DialogProps) {
  useCloseOnBack(props.opened, props.onClose)
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
  return useWasOpened(props.opened) ? (
    <Suspense fallback={null}>
      <DrawerSheet {...props} />
    </Suspense>
  ) : null
}
