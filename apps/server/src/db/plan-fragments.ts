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

/** Returns their values as they are saved. */
export const savedPlanColumnsSql = (table: string): string => listColumns(table, saveAs)
