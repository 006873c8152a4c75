import type { CandidateCardView } from '@fledge/contract/browse/schema.ts'
import { isContactVisible, displayName } from '@fledge/domain/candidatures/rules.ts'
import type { CandidatureStage } from '@fledge/domain/candidatures/types.ts'
import type { Database, Db } from '../../platform/db/database.ts'
import { toFileUrl as urlOf } from '../files/public.ts'
import { keptNames, lookupNames } from '../lookups/public.ts'
import type { Dimension } from './filter-columns.ts'
import { bestMatch, type MatchNames } from './match-facts.ts'
import type { CardRow, PlanRow, ProfileRow } from './store.ts'

export const fileUrl = (id: string | null): string | null => (id ? `/backend/files/${id}` : null)
export const monthOf = (day: string | null): string | null => day?.slice(0, 7) ?? null

/** Returns the labels that cards and matches display. */
export async function matchNames(db: Db): Promise<MatchNames> {
  const [fields, skills, projects] = await Promise.all([
    lookupNames(db, 'career-field'),
    lookupNames(db, 'skill'),
    lookupNames(db, 'project'),
  ])
  return { fields, skills, projects }
}

/** Returns the same labels from the in-process cache, with those of the filters. */
export async function keptMatchNames(
  database: Database,
): Promise<MatchNames & { readonly specialisations: ReadonlyMap<number, string> }> {
  const [fields, skills, projects, specialisations] = await Promise.all([
    keptNames(database, 'career-field'),
    keptNames(database, 'skill'),
    keptNames(database, 'project'),
    keptNames(database, 'specialisation'),
  ])
  return { fields, skills, projects, specialisations }
}

type PagedResult = Record<Dimension, { value: string; count: number }[]>

/**
 * Adds labels to counts, most frequent first. Chosen values remain listed with a count of 0, unless
 * they are unknown.
 */
export function labelled(
  facets: PagedResult,
  query: Partial<Record<Dimension, readonly (string | number)[] | undefined>>,
  names: MatchNames,
  specialisations: ReadonlyMap<number, string>,
) {
  const list = (name: Dimension, label: (value: string) => string | undefined) => {
    const asked = new Set((query[name] ?? []).map(String))
    const added = [...asked]
      .filter((value) => !facets[name].some((one) => one.value === value))
      .map((value) => ({ value, count: 0 }))
    const rows = [...facets[name], ...added].flatMap((one) => {
      const says = label(one.value)
      return says === undefined ? [] : [{ ...one, label: says }]
    })
    return rows
      .toSorted((a, b) => b.count - a.count || a.label.localeCompare(b.label))
      .filter((one, index) => index < 200 || asked.has(one.value))
  }
  const of = (map: ReadonlyMap<number, string>) => (value: string) => map.get(Number(value))
  const same = (value: string) => value
  return {
    specialisations: list('specialisations', of(specialisations)),
    projects: list('projects', of(names.projects)),
    skills: list('skills', of(names.skills)),
    preferred_start_months: list('preferred_start_months', same),
    internship_durations: list('internship_durations', same),
    timezones: list('timezones', same),
  }
}

type PersonRow = Pick<
  CardRow,
  | 'intern_id'
  | 'first_name'
  | 'last_name'
  | 'is_name_visible'
  | 'picture_file_id'
  | 'country_code'
  | 'time_zone'
>

/** Returns an intern with the name visible to this company. */
export const personOf = (row: PersonRow) => ({
  intern_id: row.intern_id,
  name: displayName(row.first_name, row.last_name, row.is_name_visible),
  picture_url: fileUrl(row.picture_file_id),
  country_code: row.country_code,
  time_zone: row.time_zone,
})

/**
 * Returns a browse card: first name and initial only, until an interview with this company is
 * agreed.
 */
export function candidateCard(
  row: CardRow,
  plans: readonly PlanRow[],
  names: MatchNames,
  now: Date,
): CandidateCardView {
  return {
    ...personOf(row),
    university: row.university,
    major: row.major,
    education_level: row.education_level,
    career_field: row.career_field,
    start_month: monthOf(row.start_month),
    duration_weeks: row.duration_weeks,
    hours_a_week: row.hours_a_week,
    skills: row.skill_ids.flatMap((id) => names.skills.get(id) ?? []),
    match: bestMatch(row, plans, names, now),
    is_shortlisted: row.shortlisted_for.length > 0,
    shortlisted_for: row.shortlisted_for,
    candidature: row.candidature,
    is_not_interested: row.is_not_interested,
  }
}

const words = (data: Readonly<Record<string, unknown>>, keys: readonly string[]) =>
  keys
    .map((key) => data[key])
    .find((value): value is string => typeof value === 'string' && value !== '') ?? null

function entriesOf(row: ProfileRow, kind: ProfileRow['entries'][number]['kind']) {
  return row.entries
    .filter((entry) => entry.kind === kind)
    .map(({ entry_id, data, file_name }) => ({
      id: entry_id,
      title: words(data, ['title', 'degree', 'role', 'name', 'level', 'major']) ?? '',
      place:
        words(data, [
          'organisation',
          'school',
          'institution',
          'university_name',
          'university',
          'company',
          'place',
          'url',
          'link',
        ]) ?? '',
      from: words(data, ['from', 'started_on', 'start', 'start_month']),
      to: words(data, ['to', 'ended_on', 'end', 'end_month', 'graduation_month']),
      text: words(data, ['description', 'text', 'note']) ?? '',
      is_certification: data['is_certification'] === true,
      url: kind === 'portfolio' ? words(data, ['url', 'link']) : null,
      file: file_name === null ? null : { url: urlOf(String(data['file_id'])), name: file_name },
    }))
}

/**
 * Returns the full profile.
 * @param stage stage of the candidature that grants access, which also decides whether contact
 * details are shown
 */
export function profileView(
  row: ProfileRow,
  stage: CandidatureStage | null,
  plan: PlanRow | null,
  names: MatchNames,
  specialisations: ReadonlyMap<number, string>,
  now: Date,
) {
  const contact = isContactVisible(stage)
  const skills = (ids: readonly number[]) => ids.flatMap((id) => names.skills.get(id) ?? [])
  return {
    ...candidateCard(row, plan ? [plan] : [], names, now),
    application_id: row.application_id,
    introduction: row.introduction,
    graduation_month: monthOf(row.graduation_month),
    specialisations: row.specialisation_ids.flatMap((id) => specialisations.get(id) ?? []),
    skills_to_improve: skills(row.skill_to_improve_ids),
    projects: row.project_ids.flatMap((id) => names.projects.get(id) ?? []),
    education: entriesOf(row, 'education'),
    experience: entriesOf(row, 'experience'),
    portfolio: entriesOf(row, 'portfolio'),
    videos: row.videos.map((video) => ({
      question: video.question,
      url: urlOf(video.file_id),
      seconds: video.seconds,
    })),
    email: contact ? row.email : null,
    phone: contact ? row.phone : null,
    plan_hours: plan ? { from: plan.working_from, to: plan.working_to, zone: plan.zone } : null,
  }
}
