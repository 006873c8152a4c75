import { toZonedTime } from '@fledge/kernel/dates.ts'

/** Returns the current UTC offset of a zone in seconds, positive to the east. */
export const getUtcOffset = (zone: string, now: Date): number =>
  toZonedTime(now, zone).offsetNanoseconds / 1e9
