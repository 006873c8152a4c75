import type { Meeting, Pair } from './meeting.ts'
import type { Time } from './timeline.ts'

/** Returns the moment a number of days before the present. */
export type Ago = (days: number) => Date

/** Adds a scenario between an intern and a company that begins a number of days ago. */
export type Tell = (
  begins: number,
  pair: Pair,
  story: (meeting: Meeting, time: Time) => Promise<void>,
) => void
