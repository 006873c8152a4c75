import { type ReactNode, Suspense } from 'react'
import { useEndWait, useWaitForPart } from './take-over.ts'

function EndOfWait({ part }: { readonly part: string }) {
  useEndWait(part)
  return null
}

/**
 * The boundary of a part whose code is loaded when it is rendered. A page that the server rendered
 * with the part can be used once the part has been taken over, too.
 */
export function LazyBoundary({
  fallback = null,
  children,
}: {
  readonly fallback?: ReactNode
  readonly children: ReactNode
}) {
  const part = useWaitForPart()
  return (
    <Suspense fallback={fallback}>
      {children}
      {part === null ? null : <EndOfWait part={part} />}
    </Suspense>
  )
}
