import {
  type ApplicationFormField,
  applicationFormFields,
} from '@fledge/domain/applications/application-form.ts'
import type { ApplicationSection } from '@fledge/domain/applications/application-sections.ts'
import { getColumnName } from '@fledge/domain/profiles/form-field.ts'
import type { LookupList } from '@fledge/domain/lookups/types.ts'

interface Column {
  readonly table: 'users' | 'interns' | 'applications'
  readonly columnName: string
  /** The section that shows it, whose saved time is updated. */
  readonly section: ApplicationSection
  /** The list its ids belong to. */
  readonly list?: LookupList
  /** Read-only after approval. */
  readonly isFrozen: boolean
  /** Sent as MM/YYYY, stored as the first day of the month. */
  readonly isMonth: boolean
}

const toColumn = ({ format, section, ...field }: ApplicationFormField): Column => ({
  table: field.table ?? 'interns',
  columnName: getColumnName(field),
  section,
  ...('list' in format ? { list: format.list } : {}),
  isFrozen: field.isFrozen === true,
  isMonth: format.kind === 'month',
})

/** Answers with several values, and the columns stored with them. */
const otherColumns = [
  ['low_english', 'interns', 'PERSONAL_INFORMATION'],
  ['own_skills', 'interns', 'RESUME_PROFILE'],
  ['additional_answers', 'applications', 'ADDITIONAL_QUESTIONS'],
  ['diversity_seen_at', 'applications', 'DIVERSITY_INFORMATION'],
  ['resume_file_id', 'applications', 'RESUME_PROFILE'],
  ['resume_confirmed_at', 'applications', 'RESUME_PROFILE'],
] as const satisfies readonly (readonly [string, Column['table'], ApplicationSection])[]

/**
 * Each field by its wire name: where it is stored and what it belongs to. All endpoints of sections
 * use this table.
 */
const profileColumns: ReadonlyMap<string, Column> = new Map([
  ...applicationFormFields.map((field): [string, Column] => [field.name, toColumn(field)]),
  ...otherColumns.map(([columnName, table, section]): [string, Column] => [
    columnName,
    { table, columnName, section, isFrozen: false, isMonth: false },
  ]),
])

const toMonthStart = (month: string) => `${month.slice(3)}-${month.slice(0, 2)}-01`

export interface ProfileChange {
  readonly user: Readonly<Record<string, unknown>>
  readonly intern: Readonly<Record<string, unknown>>
  readonly application: Readonly<Record<string, unknown>>
  readonly sections: readonly ApplicationSection[]
  readonly touchesFrozen: boolean
  /** Ids to be checked against their lists. */
  readonly choices: readonly { field: string; list: LookupList; id: unknown }[]
}

/** Groups the fields of a section by the tables that store them. */
export function toProfileChange(fields: Readonly<Record<string, unknown>>): ProfileChange {
  const entries = Object.entries(fields).flatMap(([name, value]) => {
    const column = profileColumns.get(name)
    return column && value !== undefined
      ? [
          {
            name,
            column,
            value: column.isMonth && typeof value === 'string' ? toMonthStart(value) : value,
          },
        ]
      : []
  })
  const of = (table: Column['table']) =>
    Object.fromEntries(
      entries
        .filter(({ column }) => column.table === table)
        .map(({ column, value }) => [column.columnName, value]),
    )
  return {
    user: of('users'),
    intern: of('interns'),
    application: of('applications'),
    sections: [...new Set(entries.map(({ column }) => column.section))],
    touchesFrozen: entries.some(({ column }) => column.isFrozen),
    choices: entries.flatMap(({ name, column: { list }, value }) =>
      list
        ? [value]
            .flat()
            .filter((id) => id !== null)
            .map((id) => ({ field: name, list, id }))
        : [],
    ),
  }
}
