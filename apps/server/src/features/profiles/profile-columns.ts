import type { ApplicationSection } from '@fledge/domain/applications/application-sections.ts'
import type { LookupList } from '@fledge/domain/lookups/types.ts'

interface Column {
  readonly table: 'user' | 'intern' | 'application'
  /** The section that shows it, whose saved time is updated. */
  readonly section: ApplicationSection
  /** The list its ids belong to. */
  readonly list?: LookupList
  /** Read-only after approval. */
  readonly isReadOnlyAfterApproval?: true
  readonly columnName?: string
  /** Sent as MM/YYYY, stored as the first day of the month. */
  readonly isMonth?: true
}

const personal = 'PERSONAL_INFORMATION'
const field = 'CAREER_FIELD'
const preference = 'INTERNSHIP_PREFERENCE'
const diversity = 'DIVERSITY_INFORMATION'
const resume = 'RESUME_PROFILE'

/**
 * Each field by its wire name: where it is stored and what it belongs to. All endpoints of sections
 * use this table.
 */
export const profileColumns: Readonly<Record<string, Column>> = {
  first_name: { table: 'user', section: personal, isReadOnlyAfterApproval: true },
  last_name: { table: 'user', section: personal, isReadOnlyAfterApproval: true },
  intern_dob: {
    table: 'intern',
    section: personal,
    isReadOnlyAfterApproval: true,
    columnName: 'birth_date',
  },
  phone: { table: 'user', section: personal },
  country_id: { table: 'user', section: personal, list: 'country' },
  time_zone: { table: 'user', section: personal },
  citizenship_country_id: { table: 'intern', section: personal, list: 'country' },
  english_proficiency: { table: 'intern', section: personal },
  low_english: { table: 'intern', section: personal },
  career_field_id: { table: 'application', section: field, list: 'career-field' },
  career_field_ids: { table: 'intern', section: field, list: 'career-field' },
  specialisation_ids: { table: 'application', section: field, list: 'specialisation' },
  skill_ids: { table: 'application', section: field, list: 'skill' },
  project_ids: { table: 'application', section: field, list: 'project' },
  start_month: { table: 'intern', section: preference, isMonth: true },
  duration_weeks: { table: 'intern', section: preference },
  hours_a_week: { table: 'intern', section: preference },
  internship_start: { table: 'application', section: preference },
  additional_answers: { table: 'application', section: 'ADDITIONAL_QUESTIONS' },
  gender_id: { table: 'intern', section: diversity, list: 'gender' },
  racial_ethnic_group_ids: { table: 'intern', section: diversity, list: 'racial-ethnic-group' },
  disability_ids: { table: 'intern', section: diversity, list: 'disability' },
  first_generation_student: { table: 'intern', section: diversity },
  international_student: { table: 'intern', section: diversity },
  diversity_seen_at: { table: 'application', section: diversity },
  university_id: { table: 'intern', section: resume },
  university_name: { table: 'intern', section: resume },
  major: { table: 'intern', section: resume },
  education_level_id: { table: 'intern', section: resume, list: 'education-level' },
  graduation_month: { table: 'intern', section: resume, isMonth: true },
  heard_from: { table: 'intern', section: personal },
  goals: { table: 'intern', section: personal },
  job_title: { table: 'intern', section: resume },
  internship_goal: { table: 'intern', section: resume },
  introduction: { table: 'intern', section: resume },
  own_skills: { table: 'intern', section: resume },
  skill_to_improve_ids: { table: 'application', section: resume, list: 'skill' },
  resume_file_id: { table: 'application', section: resume },
  resume_confirmed_at: { table: 'application', section: resume },
}

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
    const column = profileColumns[name]
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
        .map(({ name, column, value }) => [column.columnName ?? name, value]),
    )
  return {
    user: of('user'),
    intern: of('intern'),
    application: of('application'),
    sections: [...new Set(entries.map(({ column }) => column.section))],
    touchesFrozen: entries.some(({ column }) => column.isReadOnlyAfterApproval),
    choices: entries.flatMap(({ name, column, value }) =>
      column.list
        ? [value]
            .flat()
            .filter((id) => id !== null)
            .map((id) => ({ field: name, list: column.list ?? 'skill', id }))
        : [],
    ),
  }
}
