import { applicationMachine } from '@fledge/domain/applications/machine.ts'
import { isSeatFreed } from '@fledge/domain/applications/rules.ts'
import type { ApplicationStatus } from '@fledge/domain/applications/types.ts'
import { dayMs } from '@fledge/kernel/dates.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { type ApplicationStep, drawApplicationHistory } from './application-history.ts'
import { toTimestamp } from './copy-format.ts'
import { addAccount } from './scale-accounts.ts'
import { type ApplicationState, addApplicationRows } from './scale-applications.ts'
import { addInternRow } from './scale-profiles.ts'
import { scaleOrigins } from './scale-names.ts'
import type { ScaleBatch, ScaleIntern, ScaleWorld } from './scale-world.ts'

/** Gives an approved intern candidatures; changes the application if the intern is hired. */
export type HiringGenerator = (intern: ScaleIntern, application: ApplicationState) => void

/**
 * Creates an intern of a batch with their application.
 * @param number different for each intern of the data set
 */
export function addIntern(
  world: ScaleWorld,
  batch: ScaleBatch,
  number: number,
  addHiring: HiringGenerator,
): void {
  const { random, now } = world
  const history = drawApplicationHistory(random, batch, now)
  const signedUpAt = history[0]?.at ?? now
  const intern = createIntern(world, batch, number, signedUpAt)
  const application = runHistory(world, intern, history)
  const isApproved = application.status === applicationMachine.transitions.approve.to
  if (isApproved && random.chance(world.counts.hiringShare)) addHiring(intern, application)
  endWithBatch(world, intern, application)
  const hasSeat = !isSeatFreed(application.status)
  if (hasSeat) batch.seatsTaken += 1
  addInternRow(world, intern, { number, signedUpAt, hasSeat, hasBegun: history.length > 1 })
  addApplicationRows(world, intern, application)
}

function createIntern(
  world: ScaleWorld,
  batch: ScaleBatch,
  number: number,
  createdAt: number,
): ScaleIntern {
  const { random, newId, now, lookups } = world
  const origin = random.skewed(scaleOrigins)
  const [first, last] = [random.of(origin.firsts), random.of(origin.lasts)]
  const email = `${first.ascii}.${last.ascii}.${number}@students.example`
  const isActive = batch.endsAt > now ? random.chance(0.7) : random.chance(0.01)
  const account = { email, firstName: first.text, lastName: last.text, origin, createdAt, isActive }
  const userId = addAccount(world, { ...account, type: 'I', phone: `+1555${1_000_000 + number}` })
  const month = new Date(batch.startsAt + random.int(0, 3) * 30 * dayMs)
  return {
    id: newId(createdAt),
    userId,
    firstName: first.text,
    lastName: last.text,
    email,
    zone: origin.zone,
    applicationId: newId(createdAt),
    batch,
    field: random.skewed(lookups.fields),
    startMonth: Date.UTC(month.getUTCFullYear(), month.getUTCMonth(), 1),
    weeks: random.of([4, 6, 8, 8, 10, 12, 16]),
  }
}

/** Runs the transitions of an application through the machine. @returns its state after them */
function runHistory(
  world: ScaleWorld,
  intern: ScaleIntern,
  history: readonly ApplicationStep[],
): ApplicationState {
  const application: ApplicationState = {
    status: 'NOT_STARTED',
    createdAt: history[0]?.at ?? 0,
    times: new Map(),
    reviewerId: null,
    reason: null,
    enrolledAt: null,
  }
  let from: ApplicationStatus | null = null
  for (const step of history) {
    from = moveApplication(world, intern, application, from, step)
    notifyOfStep(world, intern, step)
  }
  return application
}

/** Makes a transition of an application. @returns its new status */
export function moveApplication(
  world: ScaleWorld,
  intern: ScaleIntern,
  application: ApplicationState,
  from: ApplicationStatus | null,
  { name, by, at }: ApplicationStep,
  details: { readonly reason?: string; readonly data?: { readonly [key: string]: unknown } } = {},
): ApplicationStatus | null {
  const { random, operators, events } = world
  if (by === 'operator') application.reviewerId ??= random.of(operators)
  const reason = details.reason ?? reasons[name] ?? null
  const id = by === 'operator' ? application.reviewerId : by === 'intern' ? intern.userId : null
  const to = events.transition(applicationMachine, name, from, by, at, {
    subject: intern.applicationId,
    intern: intern.id,
    actor: { kind: by, id },
    reason,
    data: details.data ?? (by === 'operator' ? { user: intern.userId } : {}),
  })
  if (to) application.status = to
  application.times.set(name, at)
  application.reason = reason
  return to
}

const reasons: Partial<Record<ApplicationStep['name'], string>> = {
  reject: 'REQUIREMENTS',
  withdraw: 'STUDIES',
  endBatch: 'BATCH_ENDED',
  notPlaced: 'BATCH_ENDED',
}

/** Ends an approved application without a place when its batch ended. */
function endWithBatch(world: ScaleWorld, intern: ScaleIntern, application: ApplicationState): void {
  const { batch } = intern
  if (batch.endsAt > world.now || application.status !== applicationMachine.transitions.approve.to)
    return
  moveApplication(world, intern, application, application.status, {
    name: 'notPlaced',
    by: 'clock',
    at: batch.endsAt + dayMs / 12,
  })
}

function notifyOfStep({ messages }: ScaleWorld, intern: ScaleIntern, step: ApplicationStep): void {
  const message = { to: intern.userId, link: '/intern/application' }
  if (step.name === 'submit')
    messages.send(step.at, () => ({
      ...message,
      content: composeMail('applications.submitted', {
        by: { time: toTimestamp(step.at + 3 * dayMs) },
      }),
      actor: { kind: 'intern', id: intern.userId },
    }))
  if (step.name === 'approve')
    messages.send(step.at, () => ({
      ...message,
      content: composeMail('applications.approved'),
      actor: { kind: 'system', id: null },
    }))
}
