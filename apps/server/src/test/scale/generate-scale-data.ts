import { dayMs } from '@fledge/kernel/dates.ts'
import type { RowSink } from './copy-rows.ts'
import { createCreditBook } from './credit-book.ts'
import { createEventWriter } from './event-writer.ts'
import { createMessageWriter } from './message-writer.ts'
import { addAccount } from './scale-accounts.ts'
import { addBatch, addPartners, createBatches, recordBatch } from './scale-batches.ts'
import { addCompanies } from './scale-companies.ts'
import { createHiring } from './scale-hiring.ts'
import { addIntern } from './scale-interns.ts'
import type { ScaleLookups } from './scale-lookups.ts'
import { scaleOrigins } from './scale-names.ts'
import { getScaleCounts, historyMs, scaleNow, type ScaleOptions } from './scale-options.ts'
import { addDraftPlan, addPlan, createPlans, recordPlan } from './scale-plans.ts'
import { createIdSource, createScaleRandom, getAt } from './scale-random.ts'
import type { ScaleBatch, ScaleWorld } from './scale-world.ts'

/** Number of interns after which the generator waits for the database to catch up. */
const internsPerPause = 200
const batchesPerRelease = 6
const partnerCount = 8
const draftPlanShare = 0.1

/**
 * Creates the rows of a data set: companies and plans first, then batch by batch the interns with
 * their histories.
 */
export async function generateScaleData(
  options: ScaleOptions,
  lookups: ScaleLookups,
  rows: RowSink,
): Promise<void> {
  const world = createWorld(options, lookups, rows)
  const companies = addCompanies(world)
  const plans = createPlans(world, companies)
  for (const plan of plans) recordPlan(world, plan)
  for (const company of companies)
    if (world.random.chance(draftPlanShare)) addDraftPlan(world, company)
  const batches = createBatches(world, world.now - historyMs + 30 * dayMs)
  for (const batch of batches) recordBatch(world, batch)
  await addInternsOfBatches(world, batches, createHiring(world, plans))
  const partners = addPartners(world, partnerCount)
  batches.forEach((batch, index) =>
    addBatch(world, batch, index + 1, getAt(partners, index % partnerCount)),
  )
  for (const plan of plans) addPlan(world, plan)
  world.credits.finish()
  await rows.finish()
}

async function addInternsOfBatches(
  world: ScaleWorld,
  batches: readonly ScaleBatch[],
  addHiring: ReturnType<typeof createHiring>,
): Promise<void> {
  let number = 0
  for (const [index, batch] of batches.entries()) {
    for (let place = 0; place < batch.interns; place += 1) {
      addIntern(world, batch, number, addHiring)
      number += 1
      if (number % internsPerPause === 0) await world.rows.drain()
    }
    const next = batches[index + 1]
    // Each run moves all pending rows, so it does not run after every small batch.
    if (!next || index % batchesPerRelease === 0) release(world, next?.opensAt ?? Infinity)
  }
}

/** Writes the events before a time; grants of credits are also events. */
function release({ credits, events, messages }: ScaleWorld, before: number): void {
  credits.release(before)
  events.release(before)
  messages.release(before)
}

function createWorld(options: ScaleOptions, lookups: ScaleLookups, rows: RowSink): ScaleWorld {
  const now = scaleNow.getTime()
  const random = createScaleRandom(options.seed)
  const newId = createIdSource(options.seed)
  const events = createEventWriter(rows, now)
  const operators: string[] = []
  const world: ScaleWorld = {
    options,
    counts: getScaleCounts(options),
    now,
    random,
    newId,
    lookups,
    rows,
    events,
    credits: createCreditBook(rows, events, operators),
    messages: createMessageWriter(rows, createScaleRandom(options.seed + 1), newId, now),
    operators,
    agreedTimes: new Set(),
    receipts: 0,
  }
  for (let number = 0; number < world.counts.operators; number += 1)
    operators.push(addOperator(world, number))
  return world
}

function addOperator(world: ScaleWorld, number: number): string {
  const origin = getAt(scaleOrigins, number % scaleOrigins.length)
  return addAccount(world, {
    type: 'O',
    email: `operator${number}@programme.example`,
    firstName: getAt(origin.firsts, 0).text,
    lastName: getAt(origin.lasts, 0).text,
    origin,
    createdAt: world.now - historyMs,
    isActive: true,
    operatorRole: number % 3 === 0 ? 'MANAGER' : 'REVIEWER',
  })
}
