import type { Db } from '../platform/db/database.ts'
import { type DemoLookupRow, listDemoLookups } from './queries/demo-data.queries.ts'

const lists = [
  'country',
  'language',
  'industry',
  'employee-count',
  'funding-type',
  'annual-revenue',
  'flexible-environment',
  'remote-tool',
  'hiring-reason',
  'company-culture',
  'company-tool',
  'job-title',
  'career-field',
  'specialisation',
  'project',
  'skill',
  'education-level',
  'major',
  'racial-ethnic-group',
  'disability',
  'gender',
] as const
type List = (typeof lists)[number]

/** The product's lookup lists by label, so that the demo data can use names instead of ids. */
export interface LookupOptions {
  /**
   * Returns the id of a label.
   * @throws when the list does not contain the label
   */
  id(list: List, label: string): number
  ids(list: List, labels: readonly string[]): number[]
  /** Returns the id of a country by its two-letter code. */
  country(code: string): number
  /** Returns the ids of a list that belong to a career field. */
  ofField(list: 'specialisation' | 'skill' | 'project', field: number): readonly number[]
  all(list: List): readonly DemoLookupRow[]
}

export async function readLookupOptions(db: Db): Promise<LookupOptions> {
  const rows = await db.many(listDemoLookups, { lists })
  const all = (list: List) => rows.filter((row) => row.list === list)
  const requireRow = (row: DemoLookupRow | undefined, description: string): number => {
    if (!row) throw new Error(`The lists have no ${description}`)
    return row.id
  }
  const id = (list: List, label: string) =>
    requireRow(
      rows.find((row) => row.list === list && row.label === label),
      `${list} "${label}"`,
    )
  return {
    id,
    ids: (list, labels) => labels.map((label) => id(list, label)),
    country: (code) =>
      requireRow(
        rows.find((row) => row.list === 'country' && row.code === code),
        `country ${code}`,
      ),
    ofField: (list, field) =>
      all(list)
        .filter((row) => row.parent_id === field || row.fields?.includes(field))
        .map((row) => row.id),
    all,
  }
}
