import { getDateFormat } from '@fledge/kernel/date-format.ts'
import { getZoneCity } from '@fledge/kernel/dates.ts'
import { translate } from '../../platform/texts.ts'
import type { PlanDetailRow } from './queries/plans.queries.ts'

const renderBlock = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : [[translate(title), ...lines].join('\n')]
const renderPoints = (items: readonly string[]) => items.map((item) => `• ${item}`)
const formatStartMonth = (day: string) =>
  getDateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

function formatPlace(row: PlanDetailRow): string | null {
  if (row.place === null) return null
  const key = `plans.jd.place.${row.place}`
  return translate(row.city || row.place === 'REMOTE' ? key : `${key}.noCity`, {
    city: row.city ?? '',
  })
}

function formatConditions(row: PlanDetailRow): string[] {
  const from = row.duration_min
  const to = row.duration_max ?? from
  return [
    row.start_month
      ? translate(row.start_flexible ? 'plans.jd.startFlexible' : 'plans.jd.start', {
          month: formatStartMonth(row.start_month),
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
    formatPlace(row),
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
    ...renderBlock('plans.jd.about', [intro, row.description].filter(Boolean)),
    ...renderBlock('plans.jd.tasks', renderPoints(tasks)),
    ...renderBlock('plans.jd.skills', renderPoints(row.skills.map((skill) => skill.name))),
    ...renderBlock('plans.jd.projects', renderPoints(row.projects.map((project) => project.name))),
    ...renderBlock('plans.jd.frame', renderPoints(formatConditions(row))),
  ].join('\n\n')
}
