import { inZone } from '@fledge/kernel/dates.ts'

/** Seconds east of UTC as the clocks of a zone stand now. */
export const offsetOf = (zone: string, now: Date): number =>
  inZone(now, zone).offsetNanoseconds / 1e9
