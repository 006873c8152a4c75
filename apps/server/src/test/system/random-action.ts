import type { SendRequest, Browser, TestServer } from '../../platform/testing/harness.ts'
import { pickAt, type RandomWorld } from './random-world.ts'

/** Numbers from which a step derives its actors, rows and texts. */
export interface StepNumbers {
  readonly actor: number
  readonly row: number
  readonly seed: number
}

export interface StepContext {
  readonly server: TestServer
  readonly world: RandomWorld
  readonly step: StepNumbers & { readonly name: string }
}

/** Builds the request of a step and its browser; null if there is none. */
export type StepAction = (
  context: StepContext,
) => Promise<{ browser: Browser; address: string; ask: SendRequest } | null>

export const msPerDay = 86_400_000
export const zeroId = '00000000-0000-4000-8000-000000000000'

/**
 * States in which a step usually succeeds. Three out of four times such a row is chosen, if there
 * is one.
 */
const fittingStates: Readonly<Partial<Record<string, readonly string[]>>> = {
  confirm: ['AWAITING_CONFIRMATION', 'RESCHEDULE_REQUESTED_BY_HC'],
  select: ['RESCHEDULE_REQUESTED_BY_INTERN'],
  feedback: ['IN_PAST', 'CONFIRMED'],
  attendance: ['IN_PAST'],
  offer: ['INTERVIEWED', 'OFFER_DECLINED'],
  supervisors: ['DRAFT', 'NEEDS_REVISION'],
  send: ['DRAFT', 'NEEDS_REVISION'],
  approve: ['IN_REVIEW'],
  revision: ['IN_REVIEW'],
  reject: ['IN_REVIEW'],
  accept: ['OFFERED'],
  declineOffer: ['OFFERED'],
}

/** Returns a row of this world, or an id that does not exist. */
export async function pickRow(
  { server, world, step }: StepContext,
  table: 'interviews' | 'offers' | 'candidatures',
  id: string,
): Promise<Record<string, unknown>> {
  const { rows } = await server.pool.query(
    `select * from ${table} where company_id = any($1) order by ${id}`,
    [world.companies.map(({ company }) => company.companyId)],
  )
  const fitting = rows.filter((row) => fittingStates[step.name]?.includes(row.status ?? row.stage))
  const list = fitting.length > 0 && step.row % 4 !== 0 ? fitting : rows
  return list.length > 0
    ? pickAt(list, step.row)
    : {
        [id]: zeroId,
        candidature_id: zeroId,
        company_id: world.companies[0]?.company.companyId,
        intern_id: world.interns[0]?.intern.internId,
      }
}

export const listStepSlots = (server: TestServer, seed: number) =>
  [0, 1].map((index) =>
    new Date(
      Math.ceil((server.now().getTime() + (2 + ((seed + index) % 4)) * msPerDay) / 900_000) *
        900_000,
    ).toISOString(),
  )

/** Returns the row's own company, and sometimes another one, whose request must be rejected. */
export const pickCompany = ({ world, step }: StepContext, row: Record<string, unknown>) =>
  step.actor % 7 === 0
    ? pickAt(world.companies, step.seed)
    : (world.companies.find(({ company }) => company.companyId === row['company_id']) ??
      pickAt(world.companies, step.seed))
export const pickMember = (context: StepContext, row: Record<string, unknown>) =>
  context.step.actor % 3 === 0
    ? pickCompany(context, row).supervisor
    : pickCompany(context, row).admin
export const pickIntern = ({ world, step }: StepContext, row: Record<string, unknown>) =>
  (step.actor % 7 === 0
    ? pickAt(world.interns, step.seed)
    : (world.interns.find(({ intern }) => intern.internId === row['intern_id']) ??
      pickAt(world.interns, step.seed))
  ).browser
