import { getDateFormat } from '@fledge/kernel/date-format.ts'
import { getZoneCity } from '@fledge/kernel/dates.ts'
import { translate } from '../../platform/texts.ts'
import type { PlanDetailRow } from './store.ts'

const block = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : [[translate(title), ...lines].join('\n')]
const points = (items: readonly string[]) => items.map((item) => `• ${item}`)
const monthOf = (day: string) =>
  getDateFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

function placeLine(row: PlanDetailRow): string | null {
  if (row.place === null) return null
  const key = `plans.jd.place.${row.place}`
  return translate(row.city || row.place === 'REMOTE' ? key : `${key}.noCity`, {
    city: row.city ?? '',
  })
}

function frame(row: PlanDetailRow): string[] {
  const from = row.duration_min
  const to = row.duration_max ?? from
  return [
    row.start_month
      ? translate(row.start_flexible ? 'plans.jd.startFlexible' : 'plans.jd.start', {
          month: monthOf(row.start_month),
        })
      : null,
    from && to && row.hours_a_week
      ? translate(from === to ? 'plans.jd.weeksSame' : 'plans.jd.weeks', {
          from,
          to,
          hours: row.hours_a_week,
        })
      : null,
    row.time_zone
      ? translate('plans.jd.hours', {
          from: row.working_from,
          to: row.working_to,
          zone: getZoneCity(row.time_zone),
        })
      : null,
    placeLine(row),
    row.stipend_amount && row.stipend_currency
      ? translate('plans.jd.paid', {
          amount: (row.stipend_amount / 100).toFixed(2).replace(/\.00$/, ''),
          currency: row.stipend_currency,
        })
      : translate('plans.jd.unpaid'),
  ].filter((line) => line !== null)
}

/** Generates a job description from the plan's own fields. Deterministic. */
export function writeDescription(row: PlanDetailRow): string {
  const intro = translate(row.career_field ? 'plans.jd.intro' : 'plans.jd.introNoField', {
    company: row.company_name,
    field: row.career_field ?? '',
    name: row.name,
  })
  const tasks = row.responsibilities
    .split('\n')
    .map((line) => line.replace(/^[\s•*-]+/, '').trim())
    .filter(Boolean)
  return [
    ...block('plans.jd.about', [intro, row.description].filter(Boolean)),
    ...block('plans.jd.tasks', points(tasks)),
    ...block('plans.jd.skills', points(row.skills.map((one) => one.name))),
    ...block('plans.jd.projects', points(row.projects.map((one) => one.name))),
    ...block('plans.jd.frame', points(frame(row))),
  ].join('\n\n')
}
