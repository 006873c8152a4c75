import type pg from 'pg'
import { countTakenOpenings, type LifeState, modelOpenInterviewStatuses } from './life-state.ts'
import type { LifeWorld } from './life-world.ts'

/** The state of a life in the tables, with the ids that requests need. */
export interface StoredLife {
  readonly company: string
  readonly question: StoredQuestion | null
  /** When the company replied last in the review that continues. */
  readonly repliedAt: string | null
  readonly plan: string
  readonly openingsTaken: number
  readonly application: string
  readonly credits: LifeState['credits']
  readonly internships: readonly string[]
  readonly noShows: readonly { id: string; side: string; isExplained: boolean }[]
  readonly candidatures: readonly StoredCandidature[]
}
interface StoredQuestion {
  readonly id: string
  readonly askedAt: number
  readonly dueAt: number
  readonly isAnswered: boolean
}
interface StoredCandidature {
  readonly id: string
  readonly stage: string
  readonly sinceAt: number
  readonly interestedAt: number | null
  readonly isKnown: boolean
  readonly endReason: string | null
  readonly interviews: readonly StoredInterview[]
  readonly offers: readonly StoredOffer[]
}
interface StoredInterview {
  readonly id: string
  readonly status: string
  readonly sinceAt: number
  readonly slots: readonly number[]
  readonly startsAt: number | null
  readonly companyMoves: number
  readonly internMoves: number
  readonly claimedBy: string | null
  readonly isContested: boolean
}
interface StoredOffer {
  readonly id: string
  readonly status: string
  readonly sinceAt: number
  readonly answerBy: number | null
}

const toMsSql = (column: string) => `round(extract(epoch from ${column}) * 1000)`
const toListSql = (rows: string) => `coalesce((select json_agg(r) from (${rows}) r), '[]')`

const interviews =
  toListSql(`select interview_id as id, status, ${toMsSql('status_since')} as "sinceAt",
  coalesce((select json_agg(${toMsSql('s')} order by s) from unnest(slot_starts) s), '[]') as slots, ${toMsSql('starts_at')} as "startsAt",
  moves_by_company as "companyMoves", moves_by_intern as "internMoves", no_show_claimed_by as "claimedBy", no_show_contested_at is not null as "isContested"
  from interviews where candidature_id = c.candidature_id order by interview_id`)
const offers =
  toListSql(`select offer_id as id, status, ${toMsSql('status_since')} as "sinceAt", ${toMsSql('answer_by')} as "answerBy"
  from offers where candidature_id = c.candidature_id order by offer_id`)
const candidatures =
  toListSql(`select candidature_id as id, stage, ${toMsSql('stage_since')} as "sinceAt", ${toMsSql('interested_at')} as "interestedAt",
  known_to_intern_at is not null as "isKnown", end_reason as "endReason", ${interviews} as interviews, ${offers} as offers
  from candidatures c where c.intern_id = l.intern_id and c.plan_id = l.plan_id order by candidature_id`)
const question = `(select json_build_object('id', q.question_id, 'askedAt', ${toMsSql('q.asked_at')}, 'dueAt', ${toMsSql('q.due_at')}, 'isAnswered', q.answered_at is not null)
  from company_questions q where q.company_id = l.company_id and q.closed_at is null order by q.asked_at desc, q.question_id desc limit 1)`
const repliedAt =
  '(select max(q.answered_at) from company_questions q where q.company_id = l.company_id and q.closed_at is null)'
const text = `select h.status as company, ${question} as question, ${repliedAt} as "repliedAt", p.status as plan, p.openings_taken as "openingsTaken", a.status as application,
  json_build_object('granted', b.granted, 'balance', b.balance, 'used', b.used, 'released', b.released) as credits,
  array(select i.status from internships i where i.intern_id = l.intern_id order by internship_id) as internships,
  ${toListSql('select no_show_id as id, side, explained_at is not null as "isExplained" from no_shows n where n.intern_id = l.intern_id order by no_show_id')} as "noShows",
  ${candidatures} as candidatures
  from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[]) with ordinality as l (intern_id, plan_id, application_id, company_id, number)
  join plans p on p.plan_id = l.plan_id join companies h on h.company_id = p.company_id
  join applications a on a.application_id = l.application_id join credit_balances b on b.company_id = l.company_id
  order by l.number`

/** Reads the states of several lives in one statement, in their order. */
export async function readStoredLives(
  reader: pg.ClientBase,
  worlds: readonly LifeWorld[],
): Promise<readonly StoredLife[]> {
  const { rows } = await reader.query<StoredLife>({
    // Planned once: planning takes longer than running it.
    name: 'lives.stored',
    text,
    values: [
      worlds.map(({ intern }) => intern.internId),
      worlds.map(({ planId }) => planId),
      worlds.map(({ intern }) => intern.applicationId),
      worlds.map(({ company }) => company.companyId),
    ],
  })
  if (rows.length !== worlds.length) throw new Error('rows of a life are gone')
  return rows
}

/** Converts the model's state to the form of the tables. */
const toExpectedState = (life: LifeState) => ({
  company: life.company,
  question: toExpectedQuestion(life),
  plan: life.plan,
  openingsTaken: countTakenOpenings(life),
  application: life.application,
  credits: life.credits,
  internships: life.internship ? [life.internship.status] : [],
  noShows: life.noShows,
  candidatures: life.candidatures.map((candidature) => ({
    stage: candidature.stage,
    sinceAt: candidature.sinceAt,
    interestedAt: candidature.interestedAt,
    isKnown: candidature.isKnown,
    // While the candidature is open, the reason of an earlier interview that did not take place
    // remains.
    ...(candidature.endReason === null ? {} : { endReason: candidature.endReason }),
    interviews: candidature.interviews.map(toExpectedInterview),
    offers: candidature.offers.map(({ status, sinceAt, answerBy }) => ({
      status,
      // Editing a draft resets its time.
      ...(status === 'DRAFT' || status === 'NEEDS_REVISION' ? {} : { sinceAt }),
      ...(status === 'OFFERED' ? { answerBy } : {}),
    })),
  })),
})
function toExpectedQuestion({ question }: LifeState) {
  if (!question) return null
  const { askedAt, dueAt, isAnswered } = question
  return { askedAt, dueAt, isAnswered }
}
const toExpectedInterview = (
  interview: LifeState['candidatures'][number]['interviews'][number],
) => ({
  status: interview.status,
  sinceAt: interview.sinceAt,
  companyMoves: interview.companyMoves,
  internMoves: interview.internMoves,
  ...(modelOpenInterviewStatuses.includes(interview.status) && interview.status !== 'CONFIRMED'
    ? { slots: interview.slots }
    : {}),
  ...(interview.status === 'CONFIRMED' ? { startsAt: interview.startsAt } : {}),
  ...(interview.status === 'IN_PAST'
    ? {
        claimedBy: interview.claim?.by ?? null,
        isContested: interview.claim?.isContested ?? false,
      }
    : {}),
})

/** Times may differ by the duration of a request. */
const toleranceMs = 60_000

function listDifferences(expected: unknown, actual: unknown, path: string): string[] {
  if (expected === 'any' && typeof actual === 'string') return []
  if (typeof expected === 'number' && typeof actual === 'number' && /(At|By)$|slots/.test(path))
    return Math.abs(expected - actual) <= toleranceMs
      ? []
      : [`${path}: ${new Date(expected).toISOString()}, is ${new Date(actual).toISOString()}`]
  if (
    typeof expected !== 'object' ||
    expected === null ||
    typeof actual !== 'object' ||
    actual === null
  )
    return expected === actual ? [] : [`${path}: ${String(expected)}, is ${String(actual)}`]
  const isShort =
    Array.isArray(expected) && Array.isArray(actual) && expected.length !== actual.length
  return [
    ...(isShort ? [`${path}: ${JSON.stringify(expected)}, is ${JSON.stringify(actual)}`] : []),
    ...Object.entries(expected).flatMap(([key, value]) =>
      listDifferences(
        value,
        Object.entries(actual).find(([name]) => name === key)?.[1],
        `${path}.${key.replace(/^\d+$/, (at) => `[${at}]`)}`,
      ),
    ),
  ]
}

/** Returns the differences between the tables and the model; an empty list means none. */
export const compareStored = (life: LifeState, stored: StoredLife): string[] =>
  listDifferences(toExpectedState(life), stored, 'life')
