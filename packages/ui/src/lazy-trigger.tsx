import {
  startTransition,
  Suspense,
  useState,
  type ButtonHTMLAttributes,
  type ReactNode,
} from 'react'

interface StandInProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'onClick' | 'onFocus' | 'onPointerEnter' | 'type'
> {
  /** Loads the code of `opened`, on hover or focus. */
  readonly load: () => Promise<unknown>
  /**
   * Replaces the button from the first press on: the same button with its content open. It takes
   * over the focus.
   */
  readonly opened: ReactNode
}

/**
 * A button that renders at once and loads the heavy component behind it (positioning, focus trap)
 * on demand.
 */
export function LazyTrigger({ load, opened, ...button }: StandInProps) {
  const [isRequested, setRequested] = useState(false)
  if (isRequested) return <Suspense>{opened}</Suspense>
  // A failed preload is repeated by the press.
  const preload = () => void load().catch(() => null)
  // In a transition, this button stays until its replacement is ready.
  return (
    <button
      type="button"
      aria-expanded={false}
      {...button}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => startTransition(() => setRequested(true))}
    />
  )
}
