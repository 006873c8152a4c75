import type { DeclaredField } from '@fledge/domain/applications/application-sections.ts'
import { type FormField, getLabelKey } from '@fledge/domain/profiles/form-field.ts'
import { formatDate, getZoneCity } from '@fledge/kernel/dates.ts'
import type { FactList } from '@fledge/ui/card.tsx'
import { Chip, Chips } from '@fledge/ui/chip.tsx'
import type { ComponentProps, ReactNode } from 'react'
import { formatMonthAndYear } from '../../shared/format-match.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { renderNone } from './render-none.tsx'
import type { Review } from './review-name.ts'

export type ReviewedFacts = ComponentProps<typeof FactList>['facts']

const renderChips = (labels: readonly string[]) =>
  labels.length === 0 ? (
    renderNone()
  ) : (
    <Chips>
      {labels.map((label) => (
        <Chip key={label}>{label}</Chip>
      ))}
    </Chips>
  )

/** Fields that are shown in another way than by their value. */
const factsByField: Readonly<
  Partial<Record<DeclaredField['key'], (review: Review) => ReviewedFacts>>
> = {
  // The heading of the review names the person and their country.
  country: () => [],
  firstName: () => [],
  lastName: () => [],
  phone: ({ profile }) => [
    { name: t('reviews.field.email'), value: profile.email },
    {
      name: translateKey('applications.field.phone'),
      value: profile.phone
        ? `${profile.phone}, ${profile.is_phone_verified ? t('reviews.phone.yes') : t('reviews.phone.no')}`
        : renderNone(),
    },
  ],
  startMonth: ({ profile: { start_month, duration_weeks, hours_a_week, goals, heard_from } }) => [
    {
      name: t('reviews.field.when'),
      value:
        start_month && duration_weeks && hours_a_week
          ? `${t('reviews.field.start', { month: formatMonthAndYear(start_month) })}, ${t('reviews.field.weeks', { weeks: duration_weeks, hours: hours_a_week })}`
          : renderNone(),
    },
    ...(goals ? [{ name: t('reviews.field.goals'), value: goals }] : []),
    ...(heard_from ? [{ name: t('reviews.field.heardFrom'), value: heard_from }] : []),
  ],
  // The review does not show it.
  skillsToImprove: () => [],
  // Part of the first fact.
  weeks: () => [],
  hoursPerWeek: () => [],
}

/** Returns a value as text, by its format; undefined for ids. */
function formatReviewed({ format }: FormField, value: unknown): string | undefined {
  if (typeof value === 'number')
    return format.kind === 'level' ? translateKey(`applications.english.${value}`) : String(value)
  if (typeof value !== 'string') return undefined
  if (format.kind === 'day') return formatDate(value)
  if (format.kind === 'month') return formatMonthAndYear(value)
  if (format.kind === 'yesNo') return translateKey(`applications.yesNo.${value}`)
  return format.kind === 'zone' ? getZoneCity(value) : value
}

/** Returns the labels of a choice. */
const renderLabels = ({ format }: FormField, labels: readonly string[]): ReactNode =>
  format.kind === 'choices' ? renderChips(labels) : labels.join(', ')

const factsByKey: Readonly<Record<string, (review: Review) => ReviewedFacts>> = factsByField

/** Returns what reviewers see of a field. */
export function listReviewedField(field: FormField, review: Review): ReviewedFacts {
  const facts = factsByKey[field.key]
  if (facts) return facts(review)
  const { profile, labels, ...own } = review
  const values: Readonly<Record<string, unknown>> = { ...own, ...profile }
  if (field.visibleTo === 'intern') return []
  const chosen = labels[field.name]
  const value = chosen ? renderLabels(field, chosen) : formatReviewed(field, values[field.name])
  // Answers to conditional questions are shown only if there are any.
  if (field.need === 'conditional' && !value) return []
  return [{ name: translateKey(getLabelKey(field)), value: value || renderNone() }]
}
