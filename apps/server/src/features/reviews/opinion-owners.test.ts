import { hourMs } from '@fledge/kernel/dates.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anIntern, type TestIntern } from '../../platform/testing/factories.ts'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { runBehindLock } from '../../platform/testing/run-behind-lock.ts'
import { addColleague, type Colleague, sendAct } from '../waits/testing/colleagues.ts'

let server: TestServer
let ada: Colleague
let ben: Colleague
let manager: Colleague
beforeAll(async () => {
  server = await startTestServer()
  ;[ada, ben, manager] = [
    await addReviewer(),
    await addReviewer(),
    await addColleague(server, 'MANAGER'),
  ]
})
afterAll(() => server.stop())

const addReviewer = () => addColleague(server, 'REVIEWER')
const act = ({ browser }: { readonly browser: Browser }, id: string, path: string, body: object) =>
  browser.request(`POST operator/applications/${id}/${path}`, { body })
const answer = { recommendation: 'REJECT', comment: 'I would not.' }

/** An application in review on which a colleague is asked for a second opinion. */
const ask = async (to = ben, by = ada, reviewer = ada): Promise<TestIntern> => {
  const intern = await anIntern(server, { application: { status: 'SUBMITTED', decided_at: null } })
  expect((await act(reviewer, intern.applicationId, 'take', {})).status).toBe(200)
  const body = { colleague_id: to.userId, question: 'Is this enough experience?' }
  expect((await act(by, intern.applicationId, 'opinion', body)).status).toBe(200)
  return intern
}

/** Lets the owners have done nothing for so many hours, and runs what is due. */
const passTime = async ({ applicationId }: TestIntern, hours = 25) => {
  await server.pool.query(
    `update wait_owners set acted_at = acted_at - make_interval(hours => $2) where subject_id = $1`,
    [applicationId, hours],
  )
  await server.advanceClock(60_000)
}
const setDue = ({ applicationId }: TestIntern, hours: number) =>
  server.pool.query(
    `update second_opinions set due_at = asked_at + make_interval(hours => $2) where application_id = $1`,
    [applicationId, hours],
  )
const handOver = async (from: Colleague, to: Colleague) => {
  expect((await sendAct(from, 'hand-over', { from: from.userId, to: to.userId })).status).toBe(200)
  await server.advanceClock(hourMs)
}
const assign = async (_from: Colleague, to: Colleague, id: string) => {
  const body = { kind: 'OPINION', id, owner_id: to.userId, reason: 'Away' }
  expect((await sendAct(manager, 'assign', body)).status).toBe(200)
}
const read = async ({ applicationId }: TestIntern, by = ada) =>
  (await by.browser.request(`GET operator/applications/${applicationId}`)).payload
const listTasks = async ({ applicationId }: TestIntern) =>
  (await ben.browser.request('GET operator/waits', { query: { per_page: '100' } })).payload.filter(
    ({ id }: { id: string }) => id === applicationId,
  )

it('a second opinion is with its colleague for 24 hours, and until it is due', async () => {
  const [soon, later] = [await ask(), await ask()]
  await setDue(soon, 0)
  await setDue(later, 48)
  await server.advanceClock(hourMs)
  expect(await listTasks(soon)).toMatchObject([{ kind: 'OPINION', owner_id: ben.userId }])
  for (const intern of [soon, later]) await passTime(intern)
  expect(await listTasks(soon)).toMatchObject([{ kind: 'OPINION', owner_id: null }])
  expect(await listTasks(later)).toMatchObject([{ kind: 'OPINION', owner_id: ben.userId }])
  await setDue(later, 0)
  await server.advanceClock(hourMs)
  expect(await listTasks(later)).toMatchObject([{ kind: 'OPINION', owner_id: null }])
})

it('a second opinion stays with its reviewer until then, and is back with the team afterwards', async () => {
  const intern = await ask()
  await setDue(intern, 0)
  await passTime(intern)
  expect(await listTasks(intern)).toMatchObject([{ kind: 'OPINION', owner_id: null }])
  expect((await read(intern)).reviewer).toMatchObject({ user_id: ada.userId })
  const cleo = await addReviewer()
  expect((await act(cleo, intern.applicationId, 'opinion/answer', answer)).status).toBe(200)
  expect(await listTasks(intern)).toMatchObject([{ kind: 'APPLICATION', owner_id: ada.userId }])
})

it('an application stays with its reviewer for 24 hours after an answer that came late', async () => {
  const intern = await ask()
  await passTime(intern, 19)
  expect((await act(ben, intern.applicationId, 'opinion/answer', answer)).status).toBe(200)
  // The colleague’s task is a day old by now, the reviewer’s is not.
  await passTime(intern, 6)
  expect(await listTasks(intern)).toMatchObject([{ kind: 'APPLICATION', owner_id: ada.userId }])
  await passTime(intern, 18)
  expect(await listTasks(intern)).toMatchObject([{ kind: 'APPLICATION', owner_id: null }])
})

it('a second opinion is handed over with the other tasks of the colleague', async () => {
  const [from, to] = [await addReviewer(), await addReviewer()]
  const intern = await ask(from)
  await handOver(from, to)
  expect(await listTasks(intern)).toMatchObject([{ kind: 'OPINION', owner_id: to.userId }])
  expect((await act(from, intern.applicationId, 'opinion/answer', answer)).status).toBe(409)
  expect((await act(to, intern.applicationId, 'opinion/answer', answer)).status).toBe(200)
})

it.each([
  ['assigned', assign],
  ['handed over', handOver],
] as const)(
  'a second opinion is answered by anyone once it was %s to its author',
  async (_how, give) => {
    const [author, colleague, cleo] = [
      await addReviewer(),
      await addReviewer(),
      await addReviewer(),
    ]
    const intern = await ask(colleague, author, author)
    const id = intern.applicationId
    await give(colleague, author, id)
    const review = await read(intern, cleo)
    expect(review.opinions).toMatchObject([{ status: 'ASKED', owner_name: null }])
    expect(review.may.answerOpinion).toBe(true)
    expect((await act(author, id, 'opinion/answer', answer)).status).toBe(409)
    expect((await act(cleo, id, 'opinion/answer', answer)).status).toBe(200)
  },
)

it.each([
  ['answered after the application was handed over', 'opinion/answer', false],
  ['cancelled after the application was handed over', 'opinion/cancel', false],
  ['answered after a manager asked', 'opinion/answer', true],
  ['cancelled after a manager asked', 'opinion/cancel', true],
] as const)(
  'a second opinion leaves its reviewer another day for the decision: %s',
  async (_case, path, isByManager) => {
    const [author, next] = [await addReviewer(), await addReviewer()]
    const intern = await ask(ben, isByManager ? manager : author, author)
    if (!isByManager) await handOver(author, next)
    const reviewer = isByManager ? author : next
    await passTime(intern)
    const [by, body] = path === 'opinion/answer' ? [ben, answer] : [reviewer, {}]
    expect((await act(by, intern.applicationId, path, body)).status).toBe(200)
    await server.advanceClock(hourMs)
    expect(await listTasks(intern)).toMatchObject([
      { kind: 'APPLICATION', owner_id: reviewer.userId },
    ])
    expect((await read(intern)).reviewer).toMatchObject({ user_id: reviewer.userId })
  },
)

it.each(['take', 'assign', 'release'])(
  'the owner of a second opinion is not changed by "%s" once it was cancelled at the same time',
  async (name) => {
    const { applicationId: id } = await ask()
    const body = {
      kind: 'OPINION',
      id,
      ...(name === 'assign' ? { owner_id: manager.userId } : {}),
      ...(name === 'take' ? {} : { reason: 'Away' }),
    }
    const { status } = await runBehindLock(server, {
      lock: (holder) =>
        holder.query('select from applications where application_id = $1 for update', [id]),
      act: () => sendAct(manager, name, body),
      change: (holder) =>
        holder.query(`update second_opinions set status = 'CANCELLED' where application_id = $1`, [
          id,
        ]),
    })
    expect(status).toBe(404)
  },
)
