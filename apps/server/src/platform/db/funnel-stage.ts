import { type FunnelStage, funnelStages } from '@fledge/domain/batches/funnel-stages.ts'

// Columns of application_milestones that are worked out when it is written: `furthest` and `present`
// are numbers of stages, `days_to_…` the days from the stage before.

/** Number of a stage, in order. */
export const toStageNumber = (stage: FunnelStage): number => funnelStages.indexOf(stage) + 1

/** SQL for the number of a stage that comes as a parameter; 0 for `LEFT`. */
export const stageNumberSql = (parameter: string): string =>
  `coalesce(array_position(array[${funnelStages.map((stage) => `'${stage}'`).join(', ')}], ${parameter}::text), 0)`

/** SQL for how many people ever reached each stage, as an array in the order of the stages. */
export const reachedStagesSql = (milestones: string): string =>
  `array[${funnelStages.map((stage) => `coalesce(sum(${milestones}.applications) filter (where ${milestones}.furthest >= ${toStageNumber(stage)}), 0)::int`).join(', ')}]`

/**
 * SQL for the columns of a funnel over milestones, as arrays in the order of the stages: who ever
 * reached each, who is there now (the first number: who left), and the median days to each.
 */
export const funnelColumnsSql = (milestones: string): string => {
  const toCount = (condition: string) => `count(*) filter (where ${condition})::int`
  const numbers = funnelStages.map(toStageNumber)
  const reached = numbers.map((number) => toCount(`${milestones}.furthest >= ${number}`))
  const here = [0, ...numbers].map((number) => toCount(`${milestones}.present = ${number}`))
  const medians = funnelStages
    .slice(1)
    .map(
      (stage) =>
        `percentile_cont(0.5) within group (order by ${milestones}.days_to_${stage.toLowerCase()})`,
    )
  return `array[${reached.join(', ')}] as reached, array[${here.join(', ')}] as here, array[${['null', ...medians].join(', ')}] as median_days`
}
