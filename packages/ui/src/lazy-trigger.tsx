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
  /** Fetches what `opened` needs; asked for when the button is pointed at or gets the focus. */
  readonly load: () => Promise<unknown>
  /** Takes the button's place from the first press on: the same button, with what it opens, opened. It takes the focus over. */
  readonly opened: ReactNode
}

/** A button that is there at once, for one whose machinery (placing, trapping the focus) comes when it is wanted. */
export function LazyTrigger({ load, opened, ...button }: StandInProps) {
  const [wanted, setWanted] = useState(false)
  if (wanted) return <Suspense>{opened}</Suspense>
  // One that fails to come ahead is asked for again by the press.
  const ahead = () => void load().catch(() => null)
  // In a transition: this button stays until what takes its place is there.
  return (
    <button
      type="button"
      aria-expanded={false}
      {...button}
      onPointerEnter={ahead}
      onFocus={ahead}
      onClick={() => startTransition(() => setWanted(true))}
    />
  )
}
