import type { ProgrammeReport } from '@fledge/contract/programme-reports/schema.ts'
import {
  type DecisionKind,
  decisionKinds,
  reportDays,
} from '@fledge/domain/programme-reports/types.ts'
import { dayMs, hourMs } from '@fledge/kernel/dates.ts'
import type { TestServer } from '../../../platform/testing/harness.ts'
import type { Colleague } from '../../waits/testing/colleagues.ts'

type Decisions = ProgrammeReport['decisions']

interface LoggedEvent {
  /** Milliseconds. */
  readonly at: number
  readonly machine: string
  readonly subject_id: string
  readonly from_state: string | null
  readonly to_state: string | null
  readonly partner_id: string | null
  readonly partner_name: string | null
}
type Decision = Pick<LoggedEvent, 'at' | 'partner_id' | 'partner_name'> & {
  readonly kind: DecisionKind
  readonly hours: number
}

/** The states of each queue, said once more: the reference knows nothing of the product's. */
const queues: Readonly<Record<DecisionKind, readonly [machine: string, ...states: string[]]>> = {
  APPLICATION: ['application', 'SUBMITTED', 'IN_REVIEW'],
  COMPANY: ['company', 'PENDING_APPROVAL'],
  WAITING_LIST: ['company', 'IN_WAITING_LIST'],
  OFFER: ['offer', 'IN_REVIEW'],
  ACTION: ['internshipAction', 'RAISED'],
}

/** What the report says about decisions in each of its periods, and what the log says event by event. */
export interface ComparedReport {
  readonly reported: readonly Decisions[]
  readonly expected: readonly Decisions[]
}

export async function compareReport(
  server: TestServer,
  { browser }: Colleague,
): Promise<ComparedReport> {
  const decisions = listDecisions(await readLog(server))
  const reported: Decisions[] = []
  const expected: Decisions[] = []
  for (const days of reportDays) {
    const { payload } = await browser.request('GET operator/programme-report', { query: { days } })
    reported.push(roundTimes(payload.decisions))
    const from = server.now().getTime() - Number(days) * dayMs
    expected.push(roundTimes(report(decisions.filter(({ at }) => at >= from))))
  }
  return { reported, expected }
}

async function readLog(server: TestServer): Promise<readonly LoggedEvent[]> {
  const { rows } = await server.pool.query<LoggedEvent>(
    `select (extract(epoch from e.at) * 1000)::float8 as at, e.machine, e.subject_id, e.from_state, e.to_state, p.partner_id, p.name as partner_name
     from event_log e
       left join candidatures c on c.candidature_id = e.candidature_id
       left join applications a on a.application_id = e.subject_id or a.application_id = c.application_id
       left join batches b on b.batch_id = a.batch_id
       left join partners p on p.partner_id = b.partner_id
     order by e.id`,
  )
  return rows
}

/** Follows each subject through the log, in the order of its numbers. */
function listDecisions(log: readonly LoggedEvent[]): readonly Decision[] {
  const decisions: Decision[] = []
  for (const kind of decisionKinds) {
    const [machine, ...states] = queues[kind]
    const lastEntry = new Map<string, number>()
    for (const event of log.filter((logged) => logged.machine === machine)) {
      const [wasIn, isIn] = [event.from_state, event.to_state].map(
        (state) => state !== null && states.includes(state),
      )
      const { at, subject_id: subject } = event
      const since = lastEntry.get(subject)
      if (isIn && !wasIn) lastEntry.set(subject, Math.max(at, since ?? at))
      if (wasIn && !isIn && since !== undefined)
        decisions.push({ ...event, kind, hours: (at - since) / hourMs })
    }
  }
  return decisions
}

function report(decisions: readonly Decision[]): Decisions {
  return decisionKinds.flatMap((kind) => {
    const ofKind = decisions.filter((decision) => decision.kind === kind)
    if (ofKind.length === 0) return []
    const partners = Map.groupBy(ofKind, ({ partner_id }) => partner_id)
    const rows = [...partners]
      .map(([partner_id, ofPartner]) => ({
        partner_id,
        partner_name: ofPartner[0]?.partner_name ?? null,
        ...toTimes(ofPartner),
      }))
      .toSorted(byName)
    const hasPartners = rows.some(({ partner_id }) => partner_id !== null)
    return [{ kind, ...toTimes(ofKind), partners: hasPartners ? rows : [] }]
  })
}

type PartnerTimes = Decisions[number]['partners'][number]
const byName = (a: PartnerTimes, b: PartnerTimes) =>
  Number(a.partner_name === null) - Number(b.partner_name === null) ||
  ((a.partner_name ?? '') < (b.partner_name ?? '') ? -1 : 1)

function toTimes(decisions: readonly Decision[]) {
  const hours = decisions.map((decision) => decision.hours).toSorted((a, b) => a - b)
  const at = (share: number) => {
    const place = share * (hours.length - 1)
    const [low, high] = [hours[Math.floor(place)] ?? 0, hours[Math.ceil(place)] ?? 0]
    return low + (place - Math.floor(place)) * (high - low)
  }
  return { count: hours.length, median_hours: at(0.5), p90_hours: at(0.9) }
}

/** To less than a thousandth of a second, because both sides divide in another way. */
const roundTimes = (decisions: Decisions): Decisions =>
  decisions.map(({ partners, ...times }) => ({
    ...roundHours(times),
    partners: partners.map(roundHours),
  }))
const roundHours = <Times extends { median_hours: number; p90_hours: number }>(times: Times) => ({
  ...times,
  median_hours: Math.round(times.median_hours * 1e7) / 1e7,
  p90_hours: Math.round(times.p90_hours * 1e7) / 1e7,
})
