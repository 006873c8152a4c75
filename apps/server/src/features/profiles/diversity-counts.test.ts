import {
  type DiversityQuestion,
  diversityQuestionNames,
} from '@fledge/domain/programme-reports/types.ts'
import { dayMs } from '@fledge/kernel/dates.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aBatch, anIntern } from '../../platform/testing/factories.ts'
import { startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { insertRow } from '../../platform/testing/insert-row.ts'
import { newId } from '../../platform/ids.ts'
import { createScaleRandom } from '../../test/scale/scale-random.ts'
import { diversityCounts } from './queries/diversity.queries.ts'

const people = 80
const seed = 3

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

type Answers = Readonly<Record<DiversityQuestion, number | string | readonly number[] | null>>
interface Milestones {
  readonly submitted_at: Date | null
  readonly approved_at: Date | null
  readonly offered_at: Date | null
}

const random = createScaleRandom(seed)
const maybe = <T>(list: readonly T[]): T | null => (random.chance(0.2) ? null : random.of(list))
const yesNo = ['YES', 'NO', 'PREFER_NOT_TO_SAY'] as const
const createAnswers = (): Answers => ({
  gender_id: maybe([1, 2, 3, 5]),
  racial_ethnic_group_ids: maybe([[], [1], [2], [1, 2], [2, 1, 14]]),
  disability_ids: maybe([[], [3], [3, 4], [11]]),
  first_generation_student: maybe(yesNo),
  international_student: maybe(yesNo),
})

/** Adds someone with one application or two, of which each may have come far before the date or after. */
async function addPerson(asOf: Date) {
  const answers = createAnswers()
  const moment = () =>
    random.chance(0.3) ? null : new Date(asOf.getTime() + random.between(-20, 6) * dayMs)
  const applications: Milestones[] = []
  const { internId, applicationId } = await anIntern(server, {
    batch: await aBatch(server),
    intern: answers,
    application: { status: 'COMPLETED' },
  })
  const ids = [applicationId]
  if (random.chance(0.3)) {
    const { batchId } = await aBatch(server)
    const second = newId(server.now())
    await insertRow(server.pool, 'applications', {
      application_id: second,
      intern_id: internId,
      batch_id: batchId,
      status: 'NOT_STARTED',
      created_at: server.now(),
    })
    ids.push(second)
  }
  for (const id of ids) {
    const reached = { submitted_at: moment(), approved_at: moment(), offered_at: moment() }
    applications.push(reached)
    await server.pool.query(
      `update application_milestones set submitted_at = $2, approved_at = $3, offered_at = $4 where application_id = $1`,
      [id, reached.submitted_at, reached.approved_at, reached.offered_at],
    )
  }
  return { answers, applications }
}

type Person = Awaited<ReturnType<typeof addPerson>>

/** Counts person by person. */
function countAnswers(persons: readonly Person[], asOf: Date) {
  const counts = new Map<string, { submitted: number; approved: number; offered: number }>()
  const isBefore = (at: Date | null) => at !== null && at < asOf
  for (const { answers, applications } of persons) {
    const submitted = applications.filter(({ submitted_at }) => isBefore(submitted_at))
    if (submitted.length === 0) continue
    const isApproved = submitted.some(({ approved_at }) => isBefore(approved_at))
    const isOffered = isApproved && submitted.some(({ offered_at }) => isBefore(offered_at))
    for (const question of diversityQuestionNames) {
      const answer = answers[question]
      const entries = Array.isArray(answer) ? answer : answer === null ? [] : [answer]
      for (const each of entries.length > 0 ? entries : ['none']) {
        const key = `${question} ${each}`
        const count = counts.get(key) ?? { submitted: 0, approved: 0, offered: 0 }
        counts.set(key, {
          submitted: count.submitted + 1,
          approved: count.approved + Number(isApproved),
          offered: count.offered + Number(isOffered),
        })
      }
    }
  }
  return Object.fromEntries(counts)
}

it('counts each answer of each person who submitted before the date', async () => {
  const asOf = server.now()
  const persons: Person[] = []
  for (let count = 0; count < people; count += 1) persons.push(await addPerson(asOf))
  const rows = await server.tx((tx) => tx.many(diversityCounts, { as_of: asOf.toISOString() }))
  const counted = Object.fromEntries(
    rows.map(({ question, answer, ...counts }) => [`${question} ${answer ?? 'none'}`, counts]),
  )
  expect(counted).toEqual(countAnswers(persons, asOf))
})
