import { type FunnelStage, funnelStages } from '@fledge/domain/batches/funnel-stages.ts'
import { statusSql } from './statuses.ts'

type ReachedStage = Exclude<FunnelStage, 'JOINED'>

/** Column of application_milestones with the moment of each stage. */
const milestoneColumns: Readonly<Record<ReachedStage, string>> = {
  STARTED: 'started_at',
  SUBMITTED: 'submitted_at',
  APPROVED: 'approved_at',
  INTERVIEWED: 'interviewed_at',
  OFFERED: 'offered_at',
  PLACED: 'placed_at',
  WORKING: 'working_at',
  FINISHED: 'finished_at',
}

const isReached = (stage: FunnelStage): stage is ReachedStage => stage !== 'JOINED'
const reachedStages = funnelStages.filter(isReached)

const funnelTimeSql = (stage: FunnelStage, application: string, milestones: string) =>
  isReached(stage) ? `${milestones}.${milestoneColumns[stage]}` : `${application}.created_at`

const furthestOf = (stages: readonly ReachedStage[], milestones: string): string => {
  const cases = stages
    .toReversed()
    .map(
      (stage) =>
        `when ${milestones}.${milestoneColumns[stage]} is not null then ${toStageNumber(stage)}`,
    )
  return `case ${cases.join(' ')} else ${toStageNumber('JOINED')} end`
}

/** Number of a stage, in order. */
export const toStageNumber = (stage: FunnelStage): number => funnelStages.indexOf(stage) + 1

/** SQL for the number of the furthest stage that an application ever reached. */
export const furthestStageSql = (milestones: string): string =>
  furthestOf(reachedStages, milestones)

/** SQL for the number of a stage that comes as a parameter; 0 for `LEFT`. */
export const stageNumberSql = (parameter: string): string =>
  `coalesce(array_position(array[${funnelStages.map((stage) => `'${stage}'`).join(', ')}], ${parameter}::text), 0)`

/**
 * SQL for the number of the stage at which an application is now; 0 once it has ended without an
 * internship that was completed. Someone whose place was cancelled looks for another one.
 */
export const presentStageSql = (application: string, milestones: string): string => {
  const beforePlace = reachedStages.filter(
    (stage) => toStageNumber(stage) < toStageNumber('PLACED'),
  )
  return `case when ${application}.status in (${statusSql('application.left')}) then 0 when ${milestones}.is_place_lost then ${furthestOf(beforePlace, milestones)} else ${furthestStageSql(milestones)} end`
}

/**
 * SQL for one row per application of a batch: the numbers of its furthest and its present stage, and
 * the days from each stage to the next. @param batch value
 */
export const funnelRowsSql = (batch: string): string => {
  const days = funnelStages.flatMap((stage, index) => {
    const next = funnelStages[index + 1]
    const time = (of: FunnelStage) => funnelTimeSql(of, 'a', 'm')
    // date_part returns a float; extract would return numeric, which the medians need not sort.
    return next
      ? [
          `date_part('epoch', ${time(next)} - ${time(stage)}) / 86400 as days_to_${next.toLowerCase()}`,
        ]
      : []
  })
  return `select ${furthestStageSql('m')} as furthest, ${presentStageSql('a', 'm')} as present, ${days.join(', ')}
    from applications a left join application_milestones m on m.application_id = a.application_id
    where a.batch_id = ${batch}`
}

/**
 * SQL for the columns of a funnel over these rows, as arrays in the order of the stages: who ever
 * reached each, who is there now (the first number: who left), and the median days to each.
 */
export const funnelColumnsSql = (rows: string): string => {
  const toCount = (condition: string) => `count(*) filter (where ${condition})::int`
  const numbers = funnelStages.map(toStageNumber)
  const reached = numbers.map((number) => toCount(`${rows}.furthest >= ${number}`))
  const here = [0, ...numbers].map((number) => toCount(`${rows}.present = ${number}`))
  const medians = reachedStages.map(
    (stage) =>
      `percentile_cont(0.5) within group (order by ${rows}.days_to_${stage.toLowerCase()})`,
  )
  return `array[${reached.join(', ')}] as reached, array[${here.join(', ')}] as here, array[${['null', ...medians].join(', ')}] as median_days`
}
