import { findClosing } from './due-dates.ts'
import { findModelCandidature, type LifeState, type ModelStage } from './life-state.ts'
import type { LifeWorld } from './life-world.ts'
import type { StoredLife } from './stored-life.ts'

const turns: Readonly<Partial<Record<ModelStage, string>>> = {
  INTERESTED: 'company',
  INTERVIEWED: 'company',
  OFFER_DECLINED: 'company',
  OFFER_EXPIRED: 'company',
  OFFER_IN_REVIEW: 'operator',
  OFFERED: 'intern',
}

/** Returns whose turn it is, if the specification says so. */
function getTurn(life: LifeState): string | undefined {
  const open = findModelCandidature(life)
  if (open?.stage === 'SHORTLISTED') return open.isKnown ? 'company' : undefined
  if (open?.stage === 'INTERVIEW_PROPOSED')
    return open.interviews.at(-1)?.status === 'RESCHEDULE_REQUESTED_BY_INTERN'
      ? 'company'
      : 'intern'
  return open && turns[open.stage]
}

const listStatuses = (rows: readonly { status: string }[]) =>
  rows.map(({ status }) => status).toSorted()

function compareValues(description: string, expected: unknown, actual: unknown): string[] {
  const [expectedJson, actualJson] = [JSON.stringify(expected), JSON.stringify(actual)]
  return expectedJson === actualJson ? [] : [`${description}: ${expectedJson}, reads ${actualJson}`]
}

/** Compares the closing date shown to a side. */
function compareClosing(reader: string, life: LifeState, closesAt: string | null): string[] {
  const open = findModelCandidature(life)
  const closing = open && open.stage !== 'OFFERED' ? findClosing(open) : null
  if (!closing) return []
  if (closesAt === null) return [`${reader} closes_at: missing`]
  return Math.abs(Date.parse(closesAt) - closing.at) < 120_000
    ? []
    : [`${reader} closes_at: ${new Date(closing.at).toISOString()}, reads ${closesAt}`]
}

/** Compares what the company's endpoints return for the newest candidature. */
async function compareCompany(world: LifeWorld, life: LifeState, id: string): Promise<string[]> {
  const last = life.candidatures.at(-1)
  if (!last) return []
  const admin = await world.browserOf('admin')
  const stage = (await admin.request(`GET candidature/${id}/v1/stage`)).payload
  const credits = (await admin.request('GET admin-setting/interview/credits')).payload
  const interviews = (await admin.request(`GET candidature/${id}/interviews`)).payload
  const offers = (await admin.request(`GET candidature/${id}/offers`)).payload
  const turn = getTurn(life)
  return [
    ...compareValues('company stage', last.stage, stage.stage),
    ...compareValues('credits left', life.credits.balance, credits.left ?? credits.balance),
    ...(turn ? compareValues('company turn', turn, stage.turn) : []),
    ...(turn && stage.due_at === null ? ['company due_at: missing'] : []),
    ...compareClosing('company', life, stage.closes_at),
    ...compareValues('company interviews', listStatuses(last.interviews), listStatuses(interviews)),
    ...compareValues('company offers', listStatuses(last.offers), listStatuses(offers)),
    ...(last.endReason && stage.end_reason === null ? ['company end_reason: missing'] : []),
  ]
}

/** Compares what the intern's endpoints return; a private shortlist must be invisible. */
async function compareIntern(world: LifeWorld, life: LifeState, id: string): Promise<string[]> {
  const last = life.candidatures.at(-1)
  if (!last) return []
  const intern = await world.browserOf('intern')
  const [stage, interviews, offers] = [
    await intern.request(`GET intern-service/candidature/${id}/stage`),
    await intern.request(`GET intern-service/candidature/${id}/interviews`),
    await intern.request(`GET intern-service/candidature/${id}/offers`),
  ]
  if (!last.isKnown)
    return compareValues(
      'intern private',
      [404, 404, 404],
      [stage.status, interviews.status, offers.status],
    )
  const turn = getTurn(life)
  const receivedOffers = last.offers.filter(({ answerBy }) => answerBy !== null)
  return [
    ...compareValues('intern stage', last.stage, stage.payload.stage),
    ...(turn ? compareValues('intern turn', turn, stage.payload.turn) : []),
    ...compareClosing('intern', life, stage.payload.closes_at),
    ...compareValues(
      'intern interviews',
      listStatuses(last.interviews),
      listStatuses(interviews.payload),
    ),
    ...compareValues('intern offers', listStatuses(receivedOffers), listStatuses(offers.payload)),
  ]
}

/**
 * Returns the differences between the model and both sides' endpoints; an empty list means none.
 */
export async function compareViews(
  world: LifeWorld,
  life: LifeState,
  stored: StoredLife,
): Promise<string[]> {
  const id = stored.candidatures.at(-1)?.id
  const { applicationId, internId } = world.intern
  const intern = await world.browserOf('intern')
  const current = await intern.request(
    `GET intern-service/intern-dashboard/${applicationId}/current-stage`,
  )
  const knownCandidatures = life.candidatures.filter(({ isKnown }) => isKnown)
  const interviews = await intern.request(
    `GET intern-service/intern-dashboard/${internId}/interviews`,
    { query: { all: '1' } },
  )
  return [
    ...compareValues('application', life.application, current.payload.status),
    ...compareValues(
      'interviews',
      listStatuses(knownCandidatures.flatMap((candidature) => candidature.interviews)),
      listStatuses(interviews.payload),
    ),
    ...(id && life.company === 'APPROVED' ? await compareCompany(world, life, id) : []),
    ...(id ? await compareIntern(world, life, id) : []),
  ]
}
