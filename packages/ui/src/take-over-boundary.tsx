import { type ReactNode, Suspense, useId, useState } from 'react'
import { isBeingTakenOver, useEndWait, useTurn, useWaitForPart } from './take-over.ts'

function Turn({ part, children }: { readonly part: string; readonly children: ReactNode }) {
  useTurn(part)
  useEndWait(part)
  return children
}

/** A part of a rendered page that is taken over by itself, such as a card. */
export function TakeOverBoundary({ children }: { readonly children: ReactNode }) {
  const part = useWaitForPart()
  if (part === null) return children
  return (
    <Suspense>
      <Turn part={part}>{children}</Turn>
    </Suspense>
  )
}

function Rest({ part, children }: { readonly part: string; readonly children: ReactNode }) {
  useTurn(part, true)
  return children
}

/**
 * A part of a rendered page that takes long to be taken over and works as it is until it is used,
 * such as a select: React takes it over when it is focused, pressed or changed.
 * @param fallback shown where the code of the part is still loading
 */
export function RestingBoundary({
  fallback,
  children,
}: {
  readonly fallback: ReactNode
  readonly children: ReactNode
}) {
  const part = useId()
  const [isResting] = useState(isBeingTakenOver)
  return (
    <Suspense fallback={fallback}>
      {isResting ? <Rest part={part}>{children}</Rest> : children}
    </Suspense>
  )
}
