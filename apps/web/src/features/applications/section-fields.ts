import { isLowEnglish } from '@fledge/domain/profiles/types.ts'
import type { Option } from '@fledge/ui/select-props.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import type { Payload } from '../../platform/http/client.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { useZoneOptions } from '../../platform/forms/use-zone-options.ts'
import { createSectionFields, type SectionField, withHint } from './field-lists.ts'

const toOptions = <Row>(
  rows: readonly Row[] | undefined,
  value: (row: Row) => string | number,
  label: (row: Row) => string,
): Option[] => (rows ?? []).map((row) => ({ value: String(value(row)), label: label(row) }))

/** Step 1: personal details and address. */
export function usePersonalFields(english: number | null, zone: string): readonly SectionField[] {
  const countries = useApiQuery('lookups', 'listCountries', {})
  const zones = useZoneOptions(zone)
  const country = toOptions(
    countries.data?.payload,
    (row) => row.id,
    (row) => row.name,
  )
  return withHint(
    createSectionFields('PERSONAL_INFORMATION', { country, zone: zones }),
    'english_proficiency',
    isLowEnglish(english) ? t('applications.hint.english') : undefined,
  )
}

type SkillRow = Payload<'lookups', 'listSkills'>[number]

/** Returns the selected skills that belong to other career fields. */
function useOtherSkills(
  ofField: readonly SkillRow[] | undefined,
  own: readonly number[],
): readonly SkillRow[] {
  const others = own.filter((id) => !ofField?.some((row) => row.skill_id === id))
  const all = useApiQuery(
    'lookups',
    'listSkills',
    {},
    { enabled: ofField !== undefined && others.length > 0 },
  )
  return (all.data?.payload ?? []).filter((row) => others.includes(row.skill_id))
}

/**
 * Step 2: the career field and the choices that depend on it.
 * @param own selected skills, including skills of other fields from a résumé, which keep their
 * names
 */
export function useCareerFields(
  careerField: number | null,
  own: readonly number[],
): readonly SectionField[] {
  const inField = { query: careerField ? { career_field_id: String(careerField) } : {} }
  const chosen = { enabled: careerField !== null }
  const fields = useApiQuery('lookups', 'listCareerFields', {})
  const specialisations = useApiQuery('lookups', 'listSpecialisations', inField, chosen)
  const skills = useApiQuery('lookups', 'listSkills', inField, chosen)
  const projects = useApiQuery('applications', 'getFieldProjects', {}, chosen)
  const ofField = skills.data?.payload
  const ofOthers = useOtherSkills(ofField, own)
  return createSectionFields('CAREER_FIELD', {
    'career-field': toOptions(
      fields.data?.payload,
      (row) => row.career_field_id,
      (row) => row.career_field_name,
    ),
    specialisation: toOptions(
      specialisations.data?.payload,
      (row) => row.specialisation_id,
      (row) => row.specialisation_name,
    ),
    skill: toOptions(
      ofField && [...ofField, ...ofOthers],
      (row) => row.skill_id,
      (row) => row.skill_name,
    ),
    project: toOptions(
      projects.data?.payload.options,
      (row) => row.id,
      (row) => row.name,
    ),
  })
}

/** Step 5: all answers are optional and include "prefer not to say". */
export function useDiversityFields(): readonly SectionField[] {
  const genders = useApiQuery('lookups', 'listGenders', {})
  const groups = useApiQuery('lookups', 'listRacialEthnicGroups', {})
  const disabilities = useApiQuery('lookups', 'listDisabilities', {})
  return createSectionFields('DIVERSITY_INFORMATION', {
    gender: toOptions(
      genders.data?.payload,
      (row) => row.id,
      (row) => row.name,
    ),
    'racial-ethnic-group': toOptions(
      groups.data?.payload,
      (row) => row.id,
      (row) => row.name,
    ),
    disability: toOptions(
      disabilities.data?.payload,
      (row) => row.id,
      (row) => row.name,
    ),
  })
}

/**
 * Step 3: start, duration and hours. The first day has its own form.
 * @param months months in which an internship of the batch can start
 */
export const listPreferenceFields = (months: readonly Option[]): readonly SectionField[] =>
  createSectionFields('INTERNSHIP_PREFERENCE', { month: months }).filter(
    ({ name }) => name !== 'internship_start',
  )

/** Step 6: introduction, goals and learning wishes, in addition to the entries and files. */
export function useIntroductionFields(): readonly SectionField[] {
  const skills = useApiQuery('applications', 'getSkillsToImprove', {})
  return createSectionFields('RESUME_PROFILE', {
    skill: toOptions(
      skills.data?.payload.options,
      (row) => row.id,
      (row) => row.name,
    ),
  })
}
