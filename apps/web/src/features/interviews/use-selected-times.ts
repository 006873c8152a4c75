import { useState } from 'react'

/** Returns the selected start times in chronological order. */
export function useSelectedTimes(): readonly [
  readonly string[],
  (start: string) => void,
  () => void,
] {
  const [chosen, setChosen] = useState<readonly string[]>([])
  return [chosen, (start) => setChosen((before) => toggleTime(before, start)), () => setChosen([])]
}

/** Adds the start time, or removes it if already selected. */
export function toggleTime(chosen: readonly string[], start: string): readonly string[] {
  const at = Date.parse(start)
  return chosen.some((other) => Date.parse(other) === at)
    ? chosen.filter((other) => Date.parse(other) !== at)
    : [...chosen, new Date(start).toISOString()].toSorted()
}

/** Returns the times of a draft that can still be proposed: those after now. */
export const listFutureTimes = (times: readonly string[], now: Date): readonly string[] =>
  times.filter((start) => Date.parse(start) > now.getTime())
