import { lazy, Suspense, useState } from 'react'
import type { DialogProps, SheetProps } from './dialog-parts.tsx'
import { useBackCloses } from './overlay-history.ts'

const load = () => import('./dialog-parts.tsx')
const ModalDialog = lazy(() => load().then((parts) => ({ default: parts.ModalDialog })))
const DrawerSheet = lazy(() => load().then((parts) => ({ default: parts.DrawerSheet })))

// A page is read before a question is asked on it: the code of dialogs comes when the page is there, long before the first click.
setTimeout(() => void load().catch(() => null), 3000)

/** True from the first time that `opened` was: what closes may still be seen leaving. */
function useOnceOpened(opened: boolean): boolean {
  const [once, setOnce] = useState(opened)
  if (opened && !once) setOnce(true)
  return once || opened
}

/** A question in the middle of the screen; the focus goes in and comes back. */
export function Dialog(props: DialogProps) {
  useBackCloses(props.opened, props.onClose)
  return useOnceOpened(props.opened) ? (
    <Suspense fallback={null}>
      <ModalDialog {...props} />
    </Suspense>
  ) : null
}

/** A drawer at the right; on a phone a sheet that comes from below and stops 44 from the top. @param inAddress the address says that it is open, so that going back closes it anyway */
export function Sheet({
  inAddress = false,
  ...props
}: SheetProps & { readonly inAddress?: boolean }) {
  useBackCloses(props.opened, props.onClose, inAddress)
  return useOnceOpened(props.opened) ? (
    <Suspense fallback={null}>
      <DrawerSheet {...props} />
    </Suspense>
  ) : null
}
