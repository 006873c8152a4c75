import { getDateFormat } from '@fledge/kernel/date-format.ts'
import type { MatchView } from '@fledge/contract/matching/schema.ts'
import { compareWeeklyHours } from '@fledge/domain/matching/weekly-hours.ts'
import { getPlanStartTextKey } from '@fledge/domain/matching/plan-start.ts'
import { matchWeights } from '@fledge/domain/matching/types.ts'
import type { FitReason } from '@fledge/ui/fit-bar.tsx'
import { translateKey, t } from '../platform/i18n/use-texts.ts'

type Reason = MatchView['reasons'][number]

// The bar uses the order of the weights; the response has the strongest reason first.
const reasonOrder = Object.keys(matchWeights)

/** Returns the reasons of a match in the order of the bar. */
export function sortReasons(match: MatchView): readonly Reason[] {
  return match.reasons.toSorted((a, b) => reasonOrder.indexOf(a.code) - reasonOrder.indexOf(b.code))
}

/** Formats "2027-03" as "March". */
export function getMonthName(month: string, isLong = true): string {
  return getDateFormat({ month: isLong ? 'long' : 'short', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )
}

/** Formats "2027-03", or "03/2027" from a form, as "March 2027"; a bare year stays a year. */
export function formatMonthAndYear(monthText: string): string {
  if (!/\D/.test(monthText)) return monthText
  const month = monthText.replace(/^(\d\d)\/(\d{4})$/, '$2-$1').slice(0, 7)
  return `${getMonthName(month)} ${month.slice(0, 4)}`
}

type Reader = 'company' | 'intern'

/** Companies see when the intern can start, interns when the plan starts. */
function formatStartReason({ values }: Reason, reader: Reader): string {
  if (reader === 'company')
    return values['month']
      ? t('matching.short.START_AND_DURATION', { month: getMonthName(String(values['month'])) })
      : t('matching.short.START_AND_DURATION.unknown')
  const [month, ownMonth] = [values['planMonth'], values['month']].map((value) =>
    value ? formatMonthAndYear(String(value)) : '',
  )
  return translateKey(getPlanStartTextKey(values), { month: month ?? '', own: ownMonth ?? '' })
}

function formatReason(reason: Reason, match: MatchView, reader: Reader): string {
  const { values } = reason
  if (reason.code === 'CAREER_FIELD') return match.career_field ?? t('matching.short.CAREER_FIELD')
  if (reason.code === 'SKILLS')
    return values['of'] === 0
      ? t('matching.short.SKILLS.none')
      : t('matching.short.SKILLS', { have: values['have'] ?? 0, of: values['of'] ?? 0 })
  if (reason.code === 'START_AND_DURATION') return formatStartReason(reason, reader)
  if (reason.code === 'WORKING_HOURS')
    return t('matching.short.WORKING_HOURS', { hours: values['hours'] ?? 0 })
  if (values['of'] === 0) return t('matching.short.PROJECTS.unasked')
  const [liked] = match.projects_shared
  return liked
    ? t('matching.short.PROJECTS', { project: liked })
    : t('matching.short.PROJECTS.none')
}

/** Compares the hours of the plan with those of the intern; null if either is unknown. */
export function getHoursReason(match: MatchView, reader: Reader): FitReason | null {
  const { plan, intern } = match.hours_a_week
  const fit = compareWeeklyHours(match.hours_a_week)
  if (fit === null || plan === null || intern === null) return null
  const key =
    reader === 'company'
      ? (`matching.hours.${fit}` as const)
      : fit === 'enough' && intern > plan
        ? 'matching.hours.own.more'
        : (`matching.hours.own.${fit}` as const)
  return { text: t(key, { plan, intern }), share: Math.min(1, intern / plan) }
}

/**
 * Returns short reasons for a bar and its label. @param reader the same month is the intern's
 * preference for a company, and the plan's start for an intern
 */
export function listFitReasons(match: MatchView, reader: Reader = 'company'): readonly FitReason[] {
  const countedReasons = sortReasons(match).map((reason) => ({
    text: formatReason(reason, match, reader),
    share: reason.share,
  }))
  const hours = getHoursReason(match, reader)
  return hours ? [...countedReasons, hours] : countedReasons
}

/** Returns "Fit: 9 of 10". */
export const formatFit = (match: MatchView): string => t('matching.fits', { fits: match.fits })
