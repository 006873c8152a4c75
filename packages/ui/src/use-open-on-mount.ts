import { useEffect, useState } from 'react'

/**
 * Opens what replaces a pressed button after its first render, because Mantine returns the focus
 * only from a popover that it saw opening.
 */
export function useOpenOnMount() {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    // oxlint-disable-next-line react-hooks/set-state-in-effect -- the second render is what this is for
    setOpen(true)
  }, [])
  return [isOpen, setOpen] as const
}
