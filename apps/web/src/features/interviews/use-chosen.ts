import { useState } from 'react'

/** Chosen starts in order of time. */
export function useChosen(): readonly [readonly string[], (start: string) => void, () => void] {
  const [chosen, setChosen] = useState<readonly string[]>([])
  return [chosen, (start) => setChosen((before) => toggled(before, start)), () => setChosen([])]
}

/** The starts with this one, or without it where it was among them. */
export function toggled(chosen: readonly string[], start: string): readonly string[] {
  const at = Date.parse(start)
  return chosen.some((one) => Date.parse(one) === at)
    ? chosen.filter((one) => Date.parse(one) !== at)
    : [...chosen, new Date(start).toISOString()].toSorted()
}
