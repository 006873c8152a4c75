import { batchMachine } from '@fledge/domain/batches/machine.ts'
import type { BatchPayer } from '@fledge/domain/batches/types.ts'
import { dayMs, hourMs } from '@fledge/kernel/dates.ts'
import { toDay, toTimestamp } from './copy-format.ts'
import { getAt, type ScaleRandom } from './scale-random.ts'
import type { ScaleBatch, ScaleWorld } from './scale-world.ts'

/** From the opening of the enrolment to the last day of the programme. */
const lengthDays = 300
const enrolmentDays = 90
const startDays = 110
/** Every third batch is paid by its interns instead of a partner. */
const paidEvery = 3
const price = 49_000
/** How much larger the first batch is than the twentieth. */
const sizePower = 0.8

interface BatchTimes {
  readonly payer: BatchPayer
  readonly endsAt: number
  readonly interns: number
}

/** Distributes interns over batches: some large, most small. */
function splitInterns(random: ScaleRandom, interns: number, batches: number): number[] {
  const weights = Array.from({ length: batches }, (_, index) => (index + 1) ** -sizePower)
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const sizes = weights.map((weight) => Math.floor((interns * weight) / sum))
  sizes[0] = getAt(sizes, 0) + interns - sizes.reduce((total, size) => total + size, 0)
  return sizes
    .map((size) => ({ size, rank: random.next() }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ size }) => size)
}

/** Creates all batches with interns, in the order in which their enrolment opened. */
export function createBatches(world: ScaleWorld, firstAt: number): readonly ScaleBatch[] {
  const { random, now, options, counts } = world
  const live = Math.round(options.interns * options.liveShare)
  const ended = options.interns - live
  const spread = (sizes: readonly number[], from: number, to: number): BatchTimes[] =>
    sizes.map((interns, index) => ({
      interns,
      payer: index % paidEvery === 0 ? 'INTERN' : 'B2B',
      endsAt: from + ((to - from) * (index + random.between(0.2, 0.8))) / sizes.length,
    }))
  const firstEnd = firstAt + (lengthDays + 60) * dayMs
  return [
    ...spread(splitInterns(random, ended, counts.endedBatches), firstEnd, now - 3 * dayMs),
    ...spread(
      splitInterns(random, live, counts.liveBatches),
      now + 10 * dayMs,
      now + (lengthDays - 15) * dayMs,
    ),
  ]
    .filter(({ interns }) => interns > 0)
    .map((times) => createBatch(world, times))
    .toSorted((a, b) => a.opensAt - b.opensAt)
}

function createBatch({ newId }: ScaleWorld, { endsAt, interns, payer }: BatchTimes): ScaleBatch {
  // The programme ends with a day.
  const end = Math.floor(endsAt / dayMs) * dayMs
  const opensAt = end - lengthDays * dayMs + 9 * hourMs
  return {
    id: newId(opensAt - 20 * dayMs),
    name: `Programme until ${toDay(end)}`,
    opensAt,
    closesAt: opensAt + enrolmentDays * dayMs,
    startsAt: Math.floor(opensAt / dayMs) * dayMs + startDays * dayMs,
    endsAt: end,
    payer,
    price,
    interns,
    seatsTaken: 0,
  }
}

const texts = {
  headline: 'Internships where everyone gets an answer',
  text: 'Apply once. Companies in your field find you, and every step has a deadline.',
}
const services = JSON.stringify([
  { name: 'A mentor from the programme team', description: 'Someone to turn to, every week.' },
])

/** Writes the partners, who have the batches that interns do not pay for. */
export function addPartners({ rows, newId, now }: ScaleWorld, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => {
    const partner_id = newId(now - 1500 * dayMs)
    rows.add('partners', {
      partner_id,
      slug: `scale-partner-${index}`,
      name: `Institute of Applied Sciences ${index}`,
      email_domains: [`institute${index}.example`],
      introduction: 'Our students work abroad from home.',
      created_at: toTimestamp(now - 1500 * dayMs),
    })
    return partner_id
  })
}

/** Writes a batch, once its seats are counted. */
export function addBatch(
  world: ScaleWorld,
  batch: ScaleBatch,
  number: number,
  partner: string | null,
): void {
  const { rows, random } = world
  const isPaid = batch.payer === 'INTERN'
  const createdAt = batch.opensAt - 20 * dayMs
  rows.add('batches', {
    batch_id: batch.id,
    code: `SCALE-${number}`,
    slug: `scale-${number}`,
    name: batch.name,
    partner_id: isPaid ? null : partner,
    is_published: true,
    enrolment_opens_at: toTimestamp(batch.opensAt),
    enrolment_closes_at: toTimestamp(batch.closesAt),
    programme_start: toDay(batch.startsAt),
    programme_end: toDay(batch.endsAt),
    // Every sixth is full.
    seats: Math.ceil(batch.seatsTaken * random.of([1, 1.1, 1.2, 1.3, 1.5, 2])),
    seats_taken: batch.seatsTaken,
    payer: batch.payer,
    price_amount: isPaid ? batch.price : null,
    price_currency: isPaid ? 'EUR' : null,
    texts,
    services,
    created_at: toTimestamp(createdAt),
    published_at: toTimestamp(createdAt + dayMs),
  })
}

/** Records who created and published a batch. */
export function recordBatch({ events, operators, random }: ScaleWorld, batch: ScaleBatch): void {
  const createdAt = batch.opensAt - 20 * dayMs
  const fields = {
    subject: batch.id,
    actor: { kind: 'operator', id: random.of(operators) },
    data: { batch: batch.name },
  } as const
  const status = events.transition(batchMachine, 'draft', null, 'operator', createdAt, fields)
  events.transition(batchMachine, 'publish', status, 'operator', createdAt + dayMs, fields)
}
