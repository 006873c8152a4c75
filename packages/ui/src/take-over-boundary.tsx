import {
  Activity,
  type ReactNode,
  Suspense,
  useCallback,
  useId,
  useLayoutEffect,
  useState,
} from 'react'
import { isBeingTakenOver, useChange, useEndWait, useTurn, useWaitForPart } from './take-over.ts'

function Turn({ part, children }: { readonly part: string; readonly children: ReactNode }) {
  useTurn(part)
  useEndWait(part)
  return children
}

/** A part of a rendered page that is taken over by itself, such as a card. */
export function TakeOverBoundary({ children }: { readonly children: ReactNode }) {
  const part = useWaitForPart()
  useChange(part, children)
  if (part === null) return children
  return (
    <Suspense>
      <Turn part={part}>{children}</Turn>
    </Suspense>
  )
}

function EndOfWait({ part }: { readonly part: string }) {
  useEndWait(part)
  return null
}

interface TakeOverActivityProps {
  readonly isShown: boolean
  readonly children: ReactNode
}

/**
 * An `Activity` that the take-over of a rendered page waits for: React takes it over after what is
 * around it.
 */
export function TakeOverActivity({ isShown, children }: TakeOverActivityProps) {
  const part = useWaitForPart(isShown)
  return (
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      {part !== null && <EndOfWait part={part} />}
      {children}
    </Activity>
  )
}

interface RestProps {
  readonly part: string
  readonly onUse: () => void
  readonly children: ReactNode
}

function Rest({ part, onUse, children }: RestProps) {
  useTurn(part, true)
  // Before the event that it is taken over for, so that this finds what the part does now.
  useLayoutEffect(onUse, [onUse])
  return children
}

interface RestingBoundaryProps {
  /** Everything that the part shows. While it stays the same, a part that is not used can rest. */
  readonly shows: string
  /** Shown where the code of the part is still loading. */
  readonly fallback: ReactNode
  readonly children: ReactNode
}

/**
 * A part of a rendered page that takes long to be taken over and works as it is until it is used,
 * such as a select: React takes it over when it is focused, pressed or shows something else.
 */
export function RestingBoundary({ shows, fallback, children }: RestingBoundaryProps) {
  const part = useId()
  const [isRendered] = useState(isBeingTakenOver)
  const [isResting, setResting] = useState(isRendered)
  const onUse = useCallback(() => setResting(false), [])
  const content = isRendered ? (
    <Rest part={part} onUse={onUse}>
      {children}
    </Rest>
  ) : (
    children
  )
  const element = <Suspense fallback={fallback}>{content}</Suspense>
  const [first] = useState({ element, shows })
  const canRest = isResting && first.shows === shows
  useChange(part, canRest)
  // React leaves alone what it has rendered with the same element before.
  return canRest ? first.element : element
}
