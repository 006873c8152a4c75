import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCompany, anIntern, type TestIntern } from '../../platform/testing/factories.ts'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { aPartner, aPartnerOperator } from '../../platform/testing/partners.ts'
import { addColleague, type Colleague } from '../waits/testing/colleagues.ts'

let server: TestServer
let ada: Colleague
let ben: Colleague
let manager: Colleague
beforeAll(async () => {
  server = await startTestServer()
  ;[ada, ben, manager] = [
    await addColleague(server, 'REVIEWER'),
    await addColleague(server, 'REVIEWER'),
    await addColleague(server, 'MANAGER'),
  ]
})
afterAll(() => server.stop())

const act = ({ browser }: { readonly browser: Browser }, id: string, path: string, body: object) =>
  browser.request(`POST operator/applications/${id}/${path}`, { body })
const question = 'Is this enough experience?'
const answer = { recommendation: 'REJECT', comment: 'I would not.' }

/** An application that Ada reviews. */
const addReview = async (): Promise<TestIntern> => {
  const intern = await anIntern(server, { application: { status: 'SUBMITTED', decided_at: null } })
  expect((await act(ada, intern.applicationId, 'take', {})).status).toBe(200)
  return intern
}
const ask = async (to = ben, by = ada): Promise<TestIntern> => {
  const intern = await addReview()
  const { status } = await act(by, intern.applicationId, 'opinion', {
    colleague_id: to.userId,
    question,
  })
  expect(status).toBe(200)
  return intern
}
const read = async ({ applicationId }: TestIntern, by = ada) =>
  (await by.browser.request(`GET operator/applications/${applicationId}`)).payload
const listTasks = async ({ applicationId }: TestIntern, by = ben) =>
  (await by.browser.request('GET operator/waits', { query: { per_page: '100' } })).payload.filter(
    ({ id }: { id: string }) => id === applicationId,
  )

describe('a second opinion', () => {
  it('is a task of the colleague with a due time, instead of the task of the reviewer', async () => {
    const intern = await ask()
    expect(await listTasks(intern)).toMatchObject([{ kind: 'OPINION', owner_id: ben.userId }])
    const review = await read(intern)
    expect(review.opinions).toMatchObject([{ status: 'ASKED', question, recommendation: null }])
    const open = 'opinions.refused.open'
    expect(review.may).toMatchObject({ approve: open, reject: open, askOpinion: open })
    expect(review.may).toMatchObject({ answerOpinion: 'opinions.refused.own', cancelOpinion: true })
    for (const [path, body] of [
      ['approve', {}],
      ['reject', { reason: 'INCOMPLETE' }],
      ['opinion', { colleague_id: ben.userId, question }],
    ] as const)
      expect([409, 400]).toContain((await act(ada, intern.applicationId, path, body)).status)
    const queue = await ada.browser.request('GET operator/applications', {
      query: { per_page: '100' },
    })
    expect(
      queue.payload.some(
        (row: { application_id: string }) => row.application_id === intern.applicationId,
      ),
    ).toBe(false)
  })

  it('is answered once by the colleague, and the reviewer decides', async () => {
    const intern = await ask()
    const id = intern.applicationId
    expect((await act(ada, id, 'opinion/answer', answer)).status).toBe(409)
    const answers = await Promise.all([1, 2, 3].map(() => act(ben, id, 'opinion/answer', answer)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404])
    expect(await listTasks(intern)).toMatchObject([{ kind: 'APPLICATION', owner_id: ada.userId }])
    const review = await read(intern)
    expect(review.opinions).toMatchObject([{ status: 'ANSWERED', ...answer }])
    expect(review.history.map(({ move }: { move: string }) => move)).toEqual([
      'review',
      'opinion.ask',
      'opinion.answer',
    ])
    expect((await act(ada, id, 'approve', {})).status).toBe(200)
  })

  it('is in the log with actor and colleague, without its texts and without the intern', async () => {
    const intern = await ask()
    await act(ben, intern.applicationId, 'opinion/answer', answer)
    const { rows } = await server.pool.query(
      `select move, actor_id, intern_id, note, data from event_log where machine = 'secondOpinion' and subject_id = $1 order by id`,
      [intern.applicationId],
    )
    expect(rows).toEqual([
      { move: 'ask', actor_id: ada.userId, intern_id: null, note: null, data: { to: ben.userId } },
      {
        move: 'answer',
        actor_id: ben.userId,
        intern_id: null,
        note: null,
        data: { recommendation: 'REJECT' },
      },
    ])
    const timeline = await ada.browser.request(`GET operator/people/${intern.userId}/events`, {
      query: { per_page: '100' },
    })
    expect(JSON.stringify(timeline.payload)).toContain('secondOpinion')
  })

  it('is cancelled by its reviewer or a manager, and with the application', async () => {
    for (const by of [ada, manager]) {
      const intern = await ask()
      expect((await act(ben, intern.applicationId, 'opinion/cancel', {})).status).toBe(409)
      expect((await act(by, intern.applicationId, 'opinion/cancel', {})).status).toBe(200)
      expect(await listTasks(intern)).toMatchObject([{ kind: 'APPLICATION' }])
    }
    const intern = await ask()
    const { status } = await act(manager, intern.applicationId, 'withdraw', { reason: 'ASKED' })
    expect(status).toBe(200)
    const review = await read(intern)
    expect(review.status).toBe('WITHDRAWN')
    expect(review.opinions).toMatchObject([{ status: 'CANCELLED' }])
    expect(await listTasks(intern)).toEqual([])
  })

  it('goes to an active colleague only, and not to oneself', async () => {
    const intern = await addReview()
    const finance = await addColleague(server, 'FINANCE')
    for (const { userId } of [ada, finance])
      expect(
        (await act(ada, intern.applicationId, 'opinion', { colleague_id: userId, question }))
          .status,
      ).toBe(409)
    const { status, payload } = await act(ada, intern.applicationId, 'opinion', {
      colleague_id: ben.userId,
      question: ' ',
    })
    expect([status, Object.keys(payload.error.fields)]).toEqual([400, ['question']])
  })
})

it('is invisible to the intern', async () => {
  const intern = await ask()
  await act(ben, intern.applicationId, 'opinion/answer', answer)
  const browser = await server.as(intern.userId)
  for (const path of ['intern-service/application', 'intern-service/profile/feedback'] as const) {
    const { text, status } = await browser.request(`GET ${path}`)
    expect(status).toBe(200)
    expect(text).not.toMatch(/opinion|I would not|enough experience/i)
  }
  const { rows } = await server.pool.query(
    `select kind from notices where user_id = $1 union all select kind from outbox where user_id = $1`,
    [intern.userId],
  )
  expect(rows).toEqual([])
})

const sides: readonly (readonly [string, () => Promise<Browser>])[] = [
  ['finance', async () => (await addColleague(server, 'FINANCE')).browser],
  [
    'a partner',
    async () => server.as((await aPartnerOperator(server, await aPartner(server))).userId),
  ],
  ['a company', async () => server.as((await aCompany(server)).admin.userId)],
  ['another intern', async () => server.as((await anIntern(server)).userId)],
  ['a visitor', async () => server.anonymous()],
]

it.each(sides)('is neither asked for, given nor cancelled by %s', async (_side, open) => {
  const intern = await ask()
  const browser = await open()
  for (const [path, body] of [
    ['opinion', { colleague_id: ben.userId, question }],
    ['opinion/answer', answer],
    ['opinion/cancel', {}],
  ] as const) {
    const { status } = await act({ browser }, intern.applicationId, path, body)
    expect(status).toBeGreaterThanOrEqual(401)
    expect(status).toBeLessThanOrEqual(403)
  }
  expect((await read(intern)).opinions).toMatchObject([{ status: 'ASKED' }])
})
