import { dayMs } from '@fledge/kernel/dates.ts'
import type { Tx } from '../platform/db/database.ts'
import { newId } from '../platform/ids.ts'
import { insertBatches, insertDemoPartner } from './queries/demo-data.queries.ts'

const seasons = ['Winter', 'Spring', 'Summer', 'Autumn'] as const

/** Returns the season of a date, for example "Spring 2027", with its batch code and slug. */
export function getSeason(date: Date): {
  readonly name: string
  readonly code: string
  readonly slug: string
} {
  const season = seasons[Math.floor(((date.getUTCMonth() + 1) % 12) / 3)] ?? 'Winter'
  return {
    name: `${season} ${date.getUTCFullYear()}`,
    code: `${season.slice(0, 3).toUpperCase()}-${date.getUTCFullYear()}`,
    slug: `${season.toLowerCase()}-${date.getUTCFullYear()}`,
  }
}

export interface DemoBatches {
  /** The batch whose internships are running. */
  readonly running: string
  /** The batch that most demo interns apply to. */
  readonly coming: string
  /** Code that interns enter to join the coming batch. */
  readonly comingCode: string
  /** Batch of the partner, and its id. */
  readonly partner: string
  readonly partnerId: string
  readonly paying: string
  /** First day of the month in which the coming batch starts. */
  readonly month: string
}

const batchServices = [
  {
    name: 'A mentor from the programme team',
    description: 'Someone to turn to, from your first interview to your last week.',
  },
  { name: 'Interview practice', description: 'Half an hour with feedback, as often as you like.' },
  {
    name: 'Certificate',
    description:
      'Yours when you complete the feedback for at least 80% of your weeks. Anyone can verify it.',
  },
]
const batchTexts = {
  headline: 'Internships where everyone gets an answer',
  text: 'Apply once. Companies in your field find you, and every step has a deadline.',
}

const addDays = (start: Date, days: number) =>
  new Date(start.getTime() + days * dayMs).toISOString().slice(0, 10)

/** Dates that the batches are placed around. */
interface BatchCalendar {
  /** Timestamp a number of days from the present, and its date. */
  readonly at: (days: number) => string
  readonly toDay: (days: number) => string
  /** A date in the running batch's season, then the first days of the next two batches. */
  readonly runs: Date
  readonly coming: Date
  readonly next: Date
}

function getBatchCalendar(present: Date): BatchCalendar {
  const at = (days: number) => new Date(present.getTime() + days * dayMs).toISOString()
  const nextMonth = new Date(at(85))
  const coming = new Date(Date.UTC(nextMonth.getUTCFullYear(), nextMonth.getUTCMonth() + 1, 1))
  return {
    at,
    toDay: (days) => at(days).slice(0, 10),
    runs: new Date(at(-112)),
    coming,
    next: new Date(coming.getTime() + 92 * dayMs),
  }
}

/**
 * Returns a function that builds a batch row for a season; the last argument overrides the
 * defaults.
 */
const createBatchBuilder =
  (now: Date, createdAt: string) =>
  (name: string, season: Date, overrides: Readonly<Record<string, unknown>>) => {
    const { name: called, code, slug } = getSeason(season)
    return {
      batch_id: newId(now),
      code: `${code}${name ? `-${name.toUpperCase()}` : ''}`,
      slug: `${slug}${name ? `-${name}` : ''}`,
      name: called,
      partner_id: null,
      is_published: true,
      seats: 400,
      payer: 'B2B',
      price_amount: null,
      price_currency: null,
      campaign_ends_at: null,
      programme_start: null,
      programme_end: null,
      texts: batchTexts,
      services: batchServices,
      created_at: createdAt,
      ...overrides,
    }
  }
type BatchBuilder = ReturnType<typeof createBatchBuilder>

/** The batches that scenarios use. */
function buildScenarioBatches(
  batch: BatchBuilder,
  { at, toDay, runs, coming }: BatchCalendar,
  partner: string,
) {
  return {
    running: batch('', runs, {
      enrolment_opens_at: at(-220),
      enrolment_closes_at: at(-80),
      programme_start: toDay(-116),
      programme_end: toDay(70),
    }),
    coming: batch('', coming, {
      enrolment_opens_at: at(-75),
      enrolment_closes_at: at(45),
      programme_start: addDays(coming, 0),
      programme_end: addDays(coming, 190),
    }),
    partner: batch('porto', coming, {
      name: `Porto ${getSeason(coming).name}`,
      partner_id: partner,
      seats: 90,
      enrolment_opens_at: at(-60),
      enrolment_closes_at: at(30),
      programme_start: addDays(coming, 7),
      programme_end: addDays(coming, 160),
    }),
    paying: batch('own', coming, {
      name: `${getSeason(coming).name}, on your own`,
      payer: 'INTERN',
      price_amount: 49_000,
      price_currency: 'EUR',
      seats: 60,
      enrolment_opens_at: at(-60),
      enrolment_closes_at: at(45),
      programme_start: addDays(coming, 0),
      programme_end: addDays(coming, 190),
    }),
  }
}

/**
 * Batches without interns: not open yet, without dates, without seats, finished and unpublished.
 */
function buildEmptyBatches(batch: BatchBuilder, { at, toDay, coming, next }: BatchCalendar) {
  return [
    batch('', next, {
      enrolment_opens_at: at(40),
      enrolment_closes_at: at(140),
      programme_start: addDays(next, 0),
      programme_end: addDays(next, 150),
    }),
    batch('later', next, {
      name: `${getSeason(next).name}, start to be announced`,
      enrolment_opens_at: at(-5),
      enrolment_closes_at: at(90),
    }),
    batch('small', coming, {
      name: `${getSeason(coming).name}, small group`,
      seats: 0,
      enrolment_opens_at: at(-50),
      enrolment_closes_at: at(20),
      programme_start: addDays(coming, 0),
      programme_end: addDays(coming, 120),
    }),
    batch('', new Date(at(-300)), {
      enrolment_opens_at: at(-420),
      enrolment_closes_at: at(-320),
      programme_start: toDay(-310),
      programme_end: toDay(-190),
    }),
    batch('draft', new Date(next.getTime() + 92 * dayMs), {
      is_published: false,
      enrolment_opens_at: at(150),
      enrolment_closes_at: at(240),
    }),
  ]
}

/**
 * Creates batches of every kind around the present: running, open, and closed for each possible
 * reason.
 */
export async function createDemoBatches(tx: Tx, present: Date): Promise<DemoBatches> {
  const calendar = getBatchCalendar(present)
  const createdAt = calendar.at(-180)
  const partner = newId(tx.now)
  await tx.run(insertDemoPartner, {
    partner_id: partner,
    slug: 'porto-institute',
    name: 'Porto Institute of Applied Arts and Sciences',
    email_domains: ['portoinstitute.example'],
    introduction:
      'Our students work abroad from home: one internship, four months, one certificate.',
    now: createdAt,
  })
  const batch = createBatchBuilder(tx.now, createdAt)
  const scenarioBatches = buildScenarioBatches(batch, calendar, partner)
  const rows = [...Object.values(scenarioBatches), ...buildEmptyBatches(batch, calendar)]
  await tx.run(insertBatches, { rows: JSON.stringify(rows) })
  return {
    running: scenarioBatches.running.batch_id,
    coming: scenarioBatches.coming.batch_id,
    comingCode: scenarioBatches.coming.code,
    partner: scenarioBatches.partner.batch_id,
    partnerId: partner,
    paying: scenarioBatches.paying.batch_id,
    month: addDays(calendar.coming, 0),
  }
}
