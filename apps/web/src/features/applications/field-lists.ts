import { isLowEnglish } from '@fledge/domain/profiles/types.ts'
import type { Option } from '@fledge/ui/select-props.ts'
import { t } from '../../platform/i18n/use-texts.ts'

interface CommonField {
  readonly name: string
  readonly label: string
  readonly hint?: string
  /** Shows "optional" after the label. */
  readonly optional?: boolean
}

export type InputField = CommonField &
  ({ readonly kind: 'text' | 'tel' | 'date' } | { readonly kind: 'area'; readonly limit: number })
export type ChoiceField = CommonField &
  (
    | {
        readonly kind: 'select' | 'multi'
        readonly options: readonly Option[]
        readonly most?: number
        readonly numeric?: boolean
      }
    | {
        readonly kind: 'cards'
        readonly options: readonly {
          readonly value: string
          readonly label: string
          readonly hint?: string
        }[]
        readonly numeric?: boolean
      }
  )

/** Field of a section. Sections differ only in their fields, so each section is a list of these. */
export type SectionField = InputField | ChoiceField

/** Fields of step 1. */
export function listPersonalFields(
  country: readonly Option[],
  zones: readonly Option[],
  english: number | null,
): readonly SectionField[] {
  return [
    { name: 'first_name', kind: 'text', label: t('applications.field.firstName') },
    { name: 'last_name', kind: 'text', label: t('applications.field.lastName') },
    {
      name: 'phone',
      kind: 'tel',
      label: t('applications.field.phone'),
      hint: t('applications.hint.phone'),
    },
    { name: 'intern_dob', kind: 'date', label: t('applications.field.birthDate') },
    {
      name: 'country_id',
      kind: 'select',
      label: t('applications.field.country'),
      options: country,
      numeric: true,
    },
    { name: 'time_zone', kind: 'select', label: t('applications.field.timeZone'), options: zones },
    {
      name: 'citizenship_country_id',
      kind: 'select',
      label: t('applications.field.citizenship'),
      options: country,
      numeric: true,
    },
    createEnglishField(english),
  ]
}

const createEnglishField = (english: number | null): SectionField => ({
  name: 'english_proficiency',
  kind: 'cards',
  numeric: true,
  label: t('applications.field.englishProficiency'),
  ...(isLowEnglish(english) ? { hint: t('applications.hint.english') } : {}),
  options: (['1', '2', '3', '4', '5'] as const).map((level) => ({
    value: level,
    label: t(`applications.english.${level}`),
  })),
})

type CareerOptions = Readonly<
  Record<'fields' | 'specialisations' | 'skills' | 'projects', readonly Option[]>
>

/** Fields of step 2. */
export function listCareerFields(options: CareerOptions): readonly SectionField[] {
  return [
    {
      name: 'career_field_id',
      kind: 'select',
      label: t('applications.field.careerFields'),
      options: options.fields,
      numeric: true,
    },
    {
      name: 'specialisation_ids',
      kind: 'multi',
      optional: true,
      most: 20,
      label: t('applications.field.specialisations'),
      options: options.specialisations,
      numeric: true,
    },
    {
      name: 'skill_ids',
      kind: 'multi',
      most: 50,
      label: t('applications.field.skills'),
      hint: t('applications.hint.skills'),
      options: options.skills,
      numeric: true,
    },
    {
      name: 'project_ids',
      kind: 'multi',
      optional: true,
      most: 20,
      label: t('applications.field.interestedProjects'),
      hint: t('applications.hint.projects'),
      options: options.projects,
      numeric: true,
    },
  ]
}

/**
 * Fields of step 3: start, duration and hours.
 * @param months months in which an internship of the batch can start
 */
export function listPreferenceFields(months: readonly Option[]): readonly SectionField[] {
  const weeks = Array.from({ length: 13 }, (_, index) => index + 4)
  const hours = [5, 10, 15, 20, 25, 30, 35, 40]
  return [
    {
      name: 'start_month',
      kind: 'select',
      label: t('applications.field.startMonth'),
      hint: t('applications.hint.startMonth'),
      options: months,
    },
    {
      name: 'duration_weeks',
      kind: 'select',
      label: t('applications.field.weeks'),
      options: weeks.map((count) => ({
        value: String(count),
        label: t('applications.weeks', { count }),
      })),
      numeric: true,
    },
    {
      name: 'hours_a_week',
      kind: 'select',
      label: t('applications.field.hoursPerWeek'),
      options: hours.map((count) => ({
        value: String(count),
        label: t('applications.hours', { count }),
      })),
      numeric: true,
    },
  ]
}

type DiversityOptions = Readonly<Record<'genders' | 'groups' | 'disabilities', readonly Option[]>>

/** Fields of step 5. */
export function listDiversityFields(options: DiversityOptions): readonly SectionField[] {
  return [
    {
      name: 'gender_id',
      kind: 'select',
      optional: true,
      label: t('applications.field.gender'),
      options: options.genders,
      numeric: true,
    },
    {
      name: 'racial_ethnic_group_ids',
      kind: 'multi',
      optional: true,
      label: t('applications.field.racialEthnicGroup'),
      options: options.groups,
      numeric: true,
    },
    {
      name: 'disability_ids',
      kind: 'multi',
      optional: true,
      label: t('applications.field.disability'),
      options: options.disabilities,
      numeric: true,
    },
    createYesNoField('first_generation_student', t('applications.field.firstGeneration')),
    createYesNoField('international_student', t('applications.field.international')),
  ]
}

const createYesNoField = (name: string, label: string): SectionField => ({
  name,
  kind: 'cards',
  optional: true,
  label,
  options: (['YES', 'NO', 'PREFER_NOT_TO_SAY'] as const).map((value) => ({
    value,
    label: t(`applications.yesNo.${value}`),
  })),
})
