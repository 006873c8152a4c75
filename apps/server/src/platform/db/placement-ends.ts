import { placementDays } from '@fledge/domain/batches/rules.ts'

/** The first moment after a batch's placement deadline (`placementDeadline` of the domain), null while its dates are open. @param batch the alias of `batches` */
export const placementEndsAt = (batch: string): string =>
  `case when ${batch}.programme_end is not null then ((least(${batch}.placement_deadline, ${batch}.programme_end - ${placementDays}) + 1)::timestamp at time zone 'UTC') end`

/** The last second of a batch's placement deadline: reminders before it, and what they say, count to this. @param batch the alias of `batches` */
export const placementDueAt = (batch: string): string =>
  `(${placementEndsAt(batch)} - interval '1 second')`
