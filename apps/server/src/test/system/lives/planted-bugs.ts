import { candidatureStages } from '@fledge/domain/candidatures/types.ts'
import { interviewStatuses } from '@fledge/domain/interviews/types.ts'
import { offerStatuses } from '@fledge/domain/offers/types.ts'
import type { TestServer } from '../../../platform/testing/harness.ts'

/** A bug of the product, planted as a trigger that changes what is stored. */
export interface PlantedBug {
  readonly name: string
  readonly table: string
  /** When the bug shows, in terms of the old and the new row. */
  readonly when: string
  /** What it does to the new row. */
  readonly effect: string
}

/** Rows that never reach a status, each a bug. */
const stuckBefore = (table: string, column: string, statuses: readonly string[]): PlantedBug[] =>
  statuses.map((status) => ({
    name: `${table} never become ${status}`,
    table,
    when: `new.${column} = '${status}' and old.${column} <> '${status}'`,
    effect: `new.${column} := old.${column};`,
  }))

/** Changes of a column that are lost, each a bug. */
const lostChange = (table: string, column: string): PlantedBug => ({
  name: `changes of ${table}.${column} are lost`,
  table,
  when: `new.${column} is distinct from old.${column}`,
  effect: `new.${column} := old.${column};`,
})

/** Times that are stored a day late, each a bug. */
const lateBy = (table: string, column: string, interval: string): PlantedBug => ({
  name: `${table}.${column} is ${interval} late`,
  table,
  when: `new.${column} is distinct from old.${column}`,
  effect: `new.${column} := new.${column} + interval '${interval}';`,
})

const changedStatuses = <Status extends string>(
  statuses: readonly Status[],
  initial: readonly Status[],
): readonly Status[] => statuses.filter((status) => !initial.includes(status))

/** Bugs of which random lives should find nearly all. */
export const plantedBugs: readonly PlantedBug[] = [
  lostChange('candidatures', 'stage_since'),
  ...stuckBefore(
    'interviews',
    'status',
    changedStatuses(interviewStatuses, ['AWAITING_CONFIRMATION']),
  ),
  ...stuckBefore('offers', 'status', changedStatuses(offerStatuses, ['DRAFT'])),
  ...stuckBefore(
    'candidatures',
    'stage',
    changedStatuses(candidatureStages, ['INTERESTED', 'SHORTLISTED']),
  ),
  ...stuckBefore('plans', 'status', ['PAUSED', 'ARCHIVED']),
  ...stuckBefore('applications', 'status', ['WITHDRAWN']),
  ...stuckBefore('companies', 'status', ['REJECTED']),
  lostChange('interviews', 'status_since'),
  lostChange('interviews', 'slot_starts'),
  lostChange('interviews', 'moves_by_company'),
  lostChange('interviews', 'moves_by_intern'),
  lostChange('interviews', 'no_show_claimed_by'),
  lostChange('interviews', 'no_show_contested_at'),
  lostChange('offers', 'status_since'),
  lostChange('credit_balances', 'used'),
  lostChange('credit_balances', 'released'),
  lostChange('credit_balances', 'balance'),
  lostChange('plans', 'openings_taken'),
  lostChange('candidatures', 'end_reason'),
  lostChange('candidatures', 'known_to_intern_at'),
  lostChange('no_shows', 'explained_at'),
  lateBy('offers', 'answer_by', '1 day'),
  lateBy('offers', 'status_since', '1 hour'),
  lateBy('candidatures', 'stage_since', '1 hour'),
  lateBy('interviews', 'status_since', '1 hour'),
]

/** Plants a bug in the database of a server. */
export async function plantBug({ pool }: TestServer, bug: PlantedBug): Promise<void> {
  await pool.query(
    `create function plant_bug() returns trigger language plpgsql as $$ begin ${bug.effect} return new; end $$`,
  )
  // Named to run after the triggers of the product.
  await pool.query(
    `create trigger zz_plant_bug before update on ${bug.table} for each row when (${bug.when}) execute function plant_bug()`,
  )
}
