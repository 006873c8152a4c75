import {
  type DialogHTMLAttributes,
  type RefObject,
  type SyntheticEvent,
  use,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { OverlayHostContext } from './overlay-host.ts'
import { restoreOverlays, useCloseOnBack } from './overlay-history.ts'
import { rememberOpener, returnFocus } from './return-focus.ts'
import { showModal, waitForTransitions } from './show-modal.ts'
import { useIsHydrated } from './use-is-hydrated.ts'

export interface ModalOptions {
  readonly opened: boolean
  readonly onClose: () => void
  /** Its request is running: it stays open until the response. */
  readonly busy?: boolean
  /** That it is open is in the URL, so going back closes it anyway. */
  readonly inAddress?: boolean
}

/** Element, ids and handlers of a modal dialog; null while there is nothing to render. */
export interface Modal {
  readonly titleId: string
  readonly contentId: string
  readonly requestClose: () => void
  readonly props: DialogHTMLAttributes<HTMLDialogElement> & {
    readonly ref: RefObject<HTMLDialogElement | null>
  }
}

/** Events of a dialog above and of a file field pass through this one. */
const isOwn = (event: SyntheticEvent): boolean => event.target === event.currentTarget

/** Whether a list of the dialog is open, which Escape closes first. */
const hasOpenList = (dialog: Element): boolean =>
  dialog.querySelector('[aria-haspopup][aria-expanded="true"]') !== null

/**
 * Opens and closes the dialog's element. It is rendered until it has faded out, if its component is
 * not removed before.
 */
function useDialogElement(opened: boolean, isForm: boolean) {
  const [titleId, contentId] = [useId(), useId()]
  const ref = useRef<HTMLDialogElement>(null)
  const [isRendered, setRendered] = useState(opened)
  if (opened && !isRendered) setRendered(true)
  const show = (dialog: HTMLDialogElement) =>
    showModal({
      dialog,
      title: document.getElementById(titleId),
      content: document.getElementById(contentId),
      isForm,
    })
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return undefined
    if (opened) {
      rememberOpener(dialog)
      show(dialog)
      return undefined
    }
    let isCurrent = true
    dialog.close()
    void waitForTransitions(dialog).then(() => {
      if (isCurrent) setRendered(false)
    })
    return () => {
      isCurrent = false
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only whether it is open matters
  }, [opened])
  // The browser returns the focus of a dialog that is closed, not of one that is removed. Closing that
  // one would compute all styles of the page, while more of the page may be on its way out.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return undefined
    return () => queueMicrotask(() => returnFocus(dialog))
  }, [isRendered])
  return { ref, isRendered, show, titleId, contentId }
}

/**
 * Presses outside of the dialog, where the browser does not know `closedby`. A press that began
 * inside, like marking text, does not count.
 */
function usePressOutside(onPress: () => void) {
  const isOutside = useRef(false)
  if (typeof HTMLDialogElement === 'undefined' || 'closedBy' in HTMLDialogElement.prototype)
    return {}
  return {
    onPointerDown: (event: SyntheticEvent) => {
      isOutside.current = isOwn(event)
    },
    onClick: (event: SyntheticEvent) => {
      if (isOutside.current && isOwn(event)) onPress()
    },
  }
}

/** Handlers of the ways in which the browser closes a dialog. */
const createCloseHandlers = (
  { opened, busy, onClose }: ModalOptions,
  reopen: (dialog: HTMLDialogElement) => void,
): DialogHTMLAttributes<HTMLDialogElement> => ({
  // Captured, because the list would be closed before the event arrives. A busy dialog refuses
  // Escape here, because some browsers close it at the second one without asking.
  onKeyDownCapture: (event) => {
    const dialog = event.currentTarget
    const isInside = event.target instanceof Node && dialog.contains(event.target)
    if (event.key === 'Escape' && isInside && (busy || hasOpenList(dialog))) event.preventDefault()
  },
  onCancel: (event) => {
    if (!isOwn(event)) return
    event.preventDefault()
    if (!busy) onClose()
  },
  // The browser may close a dialog without asking.
  onClose: (event) => {
    if (!isOwn(event) || !opened || !event.currentTarget.isConnected) return
    if (busy) reopen(event.currentTarget)
    else onClose()
  },
})

/**
 * State and behaviour of a modal dialog on the browser's `<dialog>`: Escape, a press outside and
 * the back button ask to close it. While it is busy, all of them are refused.
 * @param isForm the focus may start at its first field
 */
export function useModal(options: ModalOptions, isForm: boolean): Modal | null {
  const { onClose, busy, inAddress } = options
  // The dialog that opens last is the uppermost, so one within another opens after it. A rendered
  // page has no place for dialogs, so one that its URL opens does so once it has been taken over.
  const isHydrated = useIsHydrated()
  const opened = use(OverlayHostContext) !== null && isHydrated && options.opened
  const { ref, isRendered, show, titleId, contentId } = useDialogElement(opened, isForm)
  const requestClose = () => {
    if (!busy) onClose()
  }
  const pressOutside = usePressOutside(requestClose)
  useCloseOnBack(opened && !inAddress, () => (busy ? restoreOverlays() : onClose()))
  if (!isRendered) return null
  return {
    titleId,
    contentId,
    requestClose,
    props: {
      ref,
      closedby: busy ? 'none' : 'any',
      'aria-labelledby': titleId,
      ...pressOutside,
      ...createCloseHandlers({ ...options, opened }, show),
    },
  }
}
