import { placementDeadlineDays } from '@fledge/domain/batches/rules.ts'

/**
 * SQL for the first moment after a batch's placement deadline (`getPlacementDeadline` of the domain);
 * null while its dates are open. @param batch alias of `batches`
 */
export const placementEndsAtSql = (batch: string): string =>
  `case when ${batch}.programme_end is not null then ((least(${batch}.placement_deadline, ${batch}.programme_end - ${placementDeadlineDays}) + 1)::timestamp at time zone 'UTC') end`

/**
 * SQL for the last second of a batch's placement deadline, for reminders and the dates they show.
 * @param batch alias of `batches`
 */
export const placementDueAtSql = (batch: string): string =>
  `(${placementEndsAtSql(batch)} - interval '1 second')`
