import type { Meeting, Pair } from './meeting.ts'
import type { Time } from './timeline.ts'

/** The moment so many days before the present. */
export type Ago = (days: number) => Date

/** Tells a story of an intern and a company, begun so many days ago. */
export type Tell = (
  begins: number,
  pair: Pair,
  story: (meeting: Meeting, time: Time) => Promise<void>,
) => void
