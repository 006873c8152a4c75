import { day } from '@fledge/kernel/dates.ts'
import type { Tx } from '../platform/db/database.ts'
import { newId } from '../platform/ids.ts'
import { insertBatches, insertPartner } from './store.ts'

const seasons = ['Winter', 'Spring', 'Summer', 'Autumn'] as const

/** "Spring 2027" for a day of spring 2027. */
export function seasonOf(on: Date): {
  readonly name: string
  readonly code: string
  readonly slug: string
} {
  const season = seasons[Math.floor(((on.getUTCMonth() + 1) % 12) / 3)] ?? 'Winter'
  return {
    name: `${season} ${on.getUTCFullYear()}`,
    code: `${season.slice(0, 3).toUpperCase()}-${on.getUTCFullYear()}`,
    slug: `${season.toLowerCase()}-${on.getUTCFullYear()}`,
  }
}

export interface Batches {
  /** Runs now. */
  readonly running: string
  /** Where most of the world applies. */
  readonly coming: string
  /** What somebody types to get into it. */
  readonly comingCode: string
  readonly partner: string
  readonly paying: string
  /** First day of the month that the coming batch begins in. */
  readonly month: string
}

const services = [
  {
    name: 'A mentor of the programme team',
    description: 'Somebody to ask, from the first interview to the last week.',
  },
  { name: 'Interview practice', description: 'Half an hour with feedback, as often as you like.' },
  {
    name: 'Certificate',
    description: 'Verifiable by anyone, when 80 % of your weeks are looked back on.',
  },
]
const welcome = {
  headline: 'Internships where everyone gets an answer',
  text: 'Apply once. Companies in your field find you, and every step has a date.',
}

/** Batches of every kind around the present: one that runs, those that are open, and those that are not for each reason. */
export async function makeBatches(tx: Tx, present: Date): Promise<Batches> {
  const at = (days: number) => new Date(present.getTime() + days * day).toISOString()
  const on = (days: number) => at(days).slice(0, 10)
  const monthIn = (days: number) =>
    new Date(Date.UTC(new Date(at(days)).getUTCFullYear(), new Date(at(days)).getUTCMonth() + 1, 1))
  const coming = monthIn(85)
  const from = (start: Date, days: number) =>
    new Date(start.getTime() + days * day).toISOString().slice(0, 10)
  const partner = newId(tx.now)
  await tx.run(
    insertPartner,
    partner,
    'porto-institute',
    'Porto Institute of Applied Arts and Sciences',
    ['portoinstitute.example'],
    'Our students work abroad from home: one internship, four months, one certificate.',
    at(-180),
  )
  const batch = (name: string, season: Date, over: Record<string, unknown>) => {
    const { name: called, code, slug } = seasonOf(season)
    return {
      batch_id: newId(tx.now),
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
      texts: welcome,
      services,
      created_at: at(-180),
      ...over,
    }
  }
  const runs = new Date(at(-112))
  const next = new Date(coming.getTime() + 92 * day)
  const rows = [
    batch('', runs, {
      enrolment_opens_at: at(-220),
      enrolment_closes_at: at(-80),
      programme_start: on(-116),
      programme_end: on(70),
    }),
    batch('', coming, {
      enrolment_opens_at: at(-75),
      enrolment_closes_at: at(45),
      programme_start: from(coming, 0),
      programme_end: from(coming, 190),
    }),
    batch('porto', coming, {
      name: `Porto ${seasonOf(coming).name}`,
      partner_id: partner,
      seats: 90,
      enrolment_opens_at: at(-60),
      enrolment_closes_at: at(30),
      programme_start: from(coming, 7),
      programme_end: from(coming, 160),
    }),
    batch('own', coming, {
      name: `${seasonOf(coming).name}, on your own`,
      payer: 'INTERN',
      price_amount: 49_000,
      price_currency: 'EUR',
      seats: 60,
      enrolment_opens_at: at(-60),
      enrolment_closes_at: at(45),
      programme_start: from(coming, 0),
      programme_end: from(coming, 190),
    }),
    batch('', next, {
      enrolment_opens_at: at(40),
      enrolment_closes_at: at(140),
      programme_start: from(next, 0),
      programme_end: from(next, 150),
    }),
    batch('later', next, {
      name: `${seasonOf(next).name}, start to be announced`,
      enrolment_opens_at: at(-5),
      enrolment_closes_at: at(90),
    }),
    batch('small', coming, {
      name: `${seasonOf(coming).name}, small group`,
      seats: 0,
      enrolment_opens_at: at(-50),
      enrolment_closes_at: at(20),
      programme_start: from(coming, 0),
      programme_end: from(coming, 120),
    }),
    batch('', new Date(at(-300)), {
      enrolment_opens_at: at(-420),
      enrolment_closes_at: at(-320),
      programme_start: on(-310),
      programme_end: on(-190),
    }),
    batch('draft', new Date(next.getTime() + 92 * day), {
      is_published: false,
      enrolment_opens_at: at(150),
      enrolment_closes_at: at(240),
    }),
  ]
  await tx.run(insertBatches, JSON.stringify(rows))
  const ids = rows.map((row) => row.batch_id)
  return {
    running: ids[0] ?? '',
    coming: ids[1] ?? '',
    comingCode: rows[1]?.code ?? '',
    partner: ids[2] ?? '',
    paying: ids[3] ?? '',
    month: from(coming, 0),
  }
}
