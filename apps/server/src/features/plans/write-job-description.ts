import type { planEndpoints } from '@fledge/contract/plans/endpoints.ts'
import { getZoneCity } from '@fledge/kernel/dates.ts'
import type { Env } from '../../platform/env.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { consumeRateLimit } from '../../platform/rate-limit.ts'
import { writeDescription } from './job-description.ts'
import { requestJobDescription, type WriterSettings } from './writer-service.ts'
import { planById, type PlanDetailRow } from './queries/plans.queries.ts'

/**
 * Requests to the service per company and hour, because each one costs the operator of the
 * installation.
 */
const maxPerHour = 30
const limitWindowMs = 3_600_000

function readWriterSettings({
  WRITER_URL: url,
  WRITER_KEY: key,
  WRITER_MODEL: model,
  WRITER_DEADLINE_MS: deadlineMs,
}: Env): WriterSettings | null {
  return url && key && model ? { url, key, model, deadlineMs } : null
}

const listNames = (rows: readonly { readonly name: string }[]) => rows.map((row) => row.name)

/** Facts sent to the service: the plan's own fields, without people, company or ids. */
export function getWriterFacts(row: PlanDetailRow): Readonly<Record<string, unknown>> {
  const facts = {
    title: row.name,
    career_field: row.career_field,
    specialisations: listNames(row.specialisations),
    description: row.description,
    responsibilities: row.responsibilities,
    skills: listNames(row.skills),
    kinds_of_project: listNames(row.project_types),
    projects: listNames(row.projects),
    start_month: row.start_month?.slice(0, 7),
    start_is_flexible: row.start_flexible,
    weeks_at_least: row.duration_min,
    weeks_at_most: row.duration_max,
    hours_a_week: row.hours_a_week,
    place: row.place,
    city: row.place === 'REMOTE' ? null : row.city,
    working_day: row.time_zone
      ? `${row.working_from} to ${row.working_to}, ${getZoneCity(row.time_zone)} time`
      : null,
    openings: row.openings,
    stipend_a_month:
      row.stipend_amount && row.stipend_currency
        ? `${row.stipend_amount / 100} ${row.stipend_currency}`
        : 'unpaid',
  }
  return Object.fromEntries(
    Object.entries(facts).filter(
      ([, value]) =>
        value !== null &&
        value !== undefined &&
        value !== '' &&
        !(Array.isArray(value) && value.length === 0),
    ),
  )
}

/**
 * Writes a job description with the configured service, or with the built-in writer if none is
 * configured or it fails. The response says which.
 */
export const writeJobDescription: Handler<(typeof planEndpoints)['writeJobDescription']> = async ({
  actor,
  db,
  params,
  services,
}) => {
  const row = await db.one(planById, { company_id: actor.company, plan_id: params.id })
  if (!row) notFound()
  const settings = readWriterSettings(services.env)
  const builtIn = { job_description: writeDescription(row), written_by: 'BUILT_IN' as const }
  if (!settings) return { ...builtIn, because: null }
  // Uses a separate transaction, so that none is open while the service works.
  const wait = await services.database.transaction(actor, (tx) =>
    consumeRateLimit(tx, `writer/${actor.company}`, maxPerHour, limitWindowMs),
  )
  if (wait !== null) return { ...builtIn, because: 'LIMITED' }
  const answer = await requestJobDescription(services.outbound, settings, getWriterFacts(row))
  return 'text' in answer
    ? { job_description: answer.text, written_by: 'SERVICE', because: null }
    : { ...builtIn, because: answer.reason }
}
