import { type ReactNode, Suspense } from 'react'
import { useEndWait, useTurn, useWaitForPart } from './take-over.ts'

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
