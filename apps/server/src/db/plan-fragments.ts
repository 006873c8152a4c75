import { type PlanFieldName, planFieldNames } from '@fledge/contract/plans/plan-fields.ts'

/** Columns that are not read or saved as they are; `c` is the column with its table. */
const readAs: Readonly<Partial<Record<PlanFieldName, (c: string) => string>>> = {
  working_from: (c) => `to_char(${c}, 'HH24:MI') as working_from`,
  working_to: (c) => `to_char(${c}, 'HH24:MI') as working_to`,
  stipend_currency: (c) => `${c}::text`,
}
const saveAs: typeof readAs = {
  // The first day of the month.
  start_month: (c) => `date_trunc('month', ${c})::date`,
}

/** The fields of the form with a column of their name; supervisors are rows of their own. */
const columnNames = planFieldNames.filter((name) => name !== 'supervisor_ids')

/** Lists the columns of plans that store fields of the form. */
export const planColumnsSql = (): string => columnNames.join(', ')

const listColumns = (table: string, convert: typeof readAs): string =>
  columnNames.map((name) => convert[name]?.(`${table}.${name}`) ?? `${table}.${name}`).join(', ')

/** Returns their values as responses contain them. */
export const readPlanColumnsSql = (table: string): string => listColumns(table, readAs)

/** Returns what interns see of a plan; `field` is its career field. */
export const publicPlanColumnsSql = (plan: string, field: string): string => {
  const p = (column: string) => `${plan}.${column}`
  return [
    ...['plan_id', 'name'].map(p),
    `${field}.label as career_field`,
    ...['place', 'city', 'start_month', 'duration_min', 'duration_max', 'hours_a_week'].map(p),
    `${p('openings')} - ${p('openings_taken')} as openings_left`,
    `${p('stipend_amount')} is not null as is_paid`,
    ...['stipend_amount', 'stipend_currency'].map(p),
    `array(
      select l.label
      from lookup l
      where l.list = 'skill' and l.id = any (${p('skill_ids')})
      order by l.label
    ) as skills`,
    ...['description', 'responsibilities'].map(p),
    `to_char(${p('working_from')}, 'HH24:MI') as working_from`,
    `to_char(${p('working_to')}, 'HH24:MI') as working_to`,
    p('time_zone'),
  ].join(', ')
}

/** Returns their values as they are saved. */
export const savedPlanColumnsSql = (table: string): string => listColumns(table, saveAs)
