import type { Meeting, DemoPair } from './meeting.ts'
import type { ScenarioClock } from './scenario-timeline.ts'

/** Returns the moment a number of days before the present. */
export type DaysAgo = (days: number) => Date

/** Adds a scenario between an intern and a company that begins a number of days ago. */
export type AddScenario = (
  days: number,
  pair: DemoPair,
  run: (meeting: Meeting, time: ScenarioClock) => Promise<void>,
) => void
