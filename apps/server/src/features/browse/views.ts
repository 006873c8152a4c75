import type { CandidateCardView } from '@fledge/contract/browse/schema.ts'
import { isContactVisible, displayName } from '@fledge/domain/candidatures/rules.ts'
import type { CandidatureStage } from '@fledge/domain/candidatures/types.ts'
import type { Database, Db } from '../../platform/db/database.ts'
import { toFileUrl as urlOf } from '../files/public.ts'
import { getCachedLookupNames, getLookupNames } from '../lookups/public.ts'
import type { BrowseFilter, FacetCounts } from './intern-search.ts'
import { findBestMatch, type MatchNames } from './match-facts.ts'
import type { CardRow, MatchPlanRow, CandidateProfileRow } from './queries/browse.queries.ts'

export const toBrowseFileUrl = (id: string | null): string | null =>
  id ? `/backend/files/${id}` : null
export const toYearMonth = (day: string | null): string | null => day?.slice(0, 7) ?? null

/** Returns the labels that cards and matches display. */
export async function loadMatchNames(db: Db): Promise<MatchNames> {
  const [fields, skills, projects] = await Promise.all([
    getLookupNames(db, 'career-field'),
    getLookupNames(db, 'skill'),
    getLookupNames(db, 'project'),
  ])
  return { fields, skills, projects }
}

/** Returns the same labels from the in-process cache, with those of the filters. */
export async function loadCachedMatchNames(
  database: Database,
): Promise<MatchNames & { readonly specialisations: ReadonlyMap<number, string> }> {
  const [fields, skills, projects, specialisations] = await Promise.all([
    getCachedLookupNames(database, 'career-field'),
    getCachedLookupNames(database, 'skill'),
    getCachedLookupNames(database, 'project'),
    getCachedLookupNames(database, 'specialisation'),
  ])
  return { fields, skills, projects, specialisations }
}

/**
 * Adds labels to counts, most frequent first. Chosen values remain listed with a count of 0, unless
 * they are unknown.
 */
export function addFacetLabels(
  facets: FacetCounts,
  query: Partial<Record<BrowseFilter, readonly (string | number)[] | undefined>>,
  names: MatchNames,
  specialisations: ReadonlyMap<number, string>,
) {
  const list = (name: BrowseFilter, label: (value: string) => string | undefined) => {
    const selected = new Set((query[name] ?? []).map(String))
    const added = [...selected]
      .filter((value) => !facets[name].some((option) => option.value === value))
      .map((value) => ({ value, count: 0 }))
    const rows = [...facets[name], ...added].flatMap((option) => {
      const text = label(option.value)
      return text === undefined ? [] : [{ ...option, label: text }]
    })
    return rows
      .toSorted((a, b) => b.count - a.count || a.label.localeCompare(b.label))
      .filter((option, index) => index < 200 || selected.has(option.value))
  }
  const nameIn = (map: ReadonlyMap<number, string>) => (value: string) => map.get(Number(value))
  const toSameText = (value: string) => value
  return {
    specialisations: list('specialisations', nameIn(specialisations)),
    projects: list('projects', nameIn(names.projects)),
    skills: list('skills', nameIn(names.skills)),
    preferred_start_months: list('preferred_start_months', toSameText),
    internship_durations: list('internship_durations', toSameText),
    timezones: list('timezones', toSameText),
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
export const toBrowsePerson = (row: PersonRow) => ({
  intern_id: row.intern_id,
  name: displayName(row.first_name, row.last_name, row.is_name_visible),
  picture_url: toBrowseFileUrl(row.picture_file_id),
  country_code: row.country_code,
  time_zone: row.time_zone,
})

/**
 * Returns a browse card: first name and initial only, until an interview with this company is
 * agreed.
 */
export function toCandidateCard(
  row: CardRow,
  plans: readonly MatchPlanRow[],
  names: MatchNames,
  now: Date,
): CandidateCardView {
  return {
    ...toBrowsePerson(row),
    university: row.university,
    major: row.major,
    education_level: row.education_level,
    career_field: row.career_field,
    start_month: toYearMonth(row.start_month),
    duration_weeks: row.duration_weeks,
    hours_a_week: row.hours_a_week,
    skills: row.skill_ids.flatMap((id) => names.skills.get(id) ?? []),
    match: findBestMatch(row, plans, names, now),
    is_shortlisted: row.shortlisted_for.length > 0,
    shortlisted_for: row.shortlisted_for,
    candidature: row.candidature,
    is_not_interested: row.is_not_interested,
  }
}

const pickTexts = (data: Readonly<Record<string, unknown>>, keys: readonly string[]) =>
  keys
    .map((key) => data[key])
    .find((value): value is string => typeof value === 'string' && value !== '') ?? null

function listProfileEntries(
  row: CandidateProfileRow,
  kind: CandidateProfileRow['entries'][number]['kind'],
) {
  return row.entries
    .filter((entry) => entry.kind === kind)
    .map(({ entry_id, data, file_name }) => ({
      id: entry_id,
      title: pickTexts(data, ['title', 'degree', 'role', 'name', 'level', 'major']) ?? '',
      place:
        pickTexts(data, [
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
      from: pickTexts(data, ['from', 'started_on', 'start', 'start_month']),
      to: pickTexts(data, ['to', 'ended_on', 'end', 'end_month', 'graduation_month']),
      text: pickTexts(data, ['description', 'text', 'note']) ?? '',
      is_certification: data['is_certification'] === true,
      url: kind === 'portfolio' ? pickTexts(data, ['url', 'link']) : null,
      file: file_name === null ? null : { url: urlOf(String(data['file_id'])), name: file_name },
    }))
}

/**
 * Returns the full profile.
 * @param stage stage of the candidature that grants access, which also decides whether contact
 * details are shown
 */
export function toCandidateProfileView(
  row: CandidateProfileRow,
  stage: CandidatureStage | null,
  plan: MatchPlanRow | null,
  names: MatchNames,
  specialisations: ReadonlyMap<number, string>,
  now: Date,
) {
  const contact = isContactVisible(stage)
  const skills = (ids: readonly number[]) => ids.flatMap((id) => names.skills.get(id) ?? [])
  return {
    ...toCandidateCard(row, plan ? [plan] : [], names, now),
    application_id: row.application_id,
    introduction: row.introduction,
    graduation_month: toYearMonth(row.graduation_month),
    specialisations: row.specialisation_ids.flatMap((id) => specialisations.get(id) ?? []),
    skills_to_improve: skills(row.skill_to_improve_ids),
    projects: row.project_ids.flatMap((id) => names.projects.get(id) ?? []),
    education: listProfileEntries(row, 'education'),
    experience: listProfileEntries(row, 'experience'),
    portfolio: listProfileEntries(row, 'portfolio'),
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
