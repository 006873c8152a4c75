import { randomUUID } from 'node:crypto'
import type { TodayItem } from '@fledge/contract/today/schema.ts'
import type { FlowKind } from '@fledge/domain/today/types.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCompany, anIntern, anOperator } from '../../platform/testing/factories.ts'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'

let server: TestServer
let operator: Browser
beforeAll(async () => {
  server = await startTestServer()
  operator = await server.as((await anOperator(server, 'MANAGER')).userId)
})
afterAll(() => server.stop())

const sum = (numbers: readonly number[] = []) => numbers.reduce((total, count) => total + count, 0)
const listTitles = async (list: 'RECEIVED' | 'FINISHED', kind: FlowKind) => {
  const { payload } = await operator.request('GET operator/today/items', { query: { list, kind } })
  return payload.map(({ title }: TodayItem) => title)
}
async function readFlow(kind: FlowKind) {
  const { payload } = await operator.request('GET operator/today')
  const found = payload.queues.find((queue: { kind: string }) => queue.kind === kind)
  return [sum(found.flow.received), sum(found.flow.finished)]
}

describe('what came in and was finished', () => {
  it('counts reports about content, by whom they are about', async () => {
    const company = await aCompany(server, { name: 'Harbour Works' })
    const host = await server.as(company.admin.userId)
    const person = await anIntern(server, { user: { first_name: 'Ngozi', last_name: 'Adeyemi' } })
    const report = (part: string) =>
      host.request('POST common-services/content-reports', {
        body: { kind: 'INTERN', id: person.internId, part, reason: 'UNTRUE' },
      })
    await report('TEXT')
    await report('PHOTO')
    const { payload } = await operator.request('GET operator/reports')
    await operator.request(`POST operator/reports/${payload[0].report_id}/decide`, {
      body: { decision: 'dismiss', reason: 'It is true.' },
    })

    expect(await readFlow('REPORT')).toEqual([2, 1])
    expect(await listTitles('RECEIVED', 'REPORT')).toEqual(['Ngozi Adeyemi', 'Ngozi Adeyemi'])
    expect(await listTitles('FINISHED', 'REPORT')).toEqual(['Ngozi Adeyemi'])
  })

  it('counts replies to messages and refunds by two people, by who waits', async () => {
    const person = await anIntern(server, { user: { first_name: 'Kofi', last_name: 'Mensah' } })
    const company = await aCompany(server, { name: 'Lakeside Systems' })
    const insertEvent = (machine: string, move: string, to: string | null, subject: string) =>
      server.pool.query(
        `insert into event_log (at, machine, move, subject_id, to_state, actor_kind, intern_id) values ($1, $2, $3, $4, $5, 'operator', $6)`,
        [
          server.now(),
          machine,
          move,
          subject,
          to,
          machine === 'refundProposal' ? person.internId : null,
        ],
      )
    const insertReply = async (userId: string, side: string) => {
      const message = randomUUID()
      const reply = randomUUID()
      const author = await anOperator(server, 'REVIEWER')
      await server.pool.query(
        `with m as (insert into messages (message_id, author_id, subject, body, reason, recipient_count, needs_approval, send_at, created_at) values ($1, $2, 'News', 'Text', 'Known', 1, false, $3, $3))
         insert into message_replies (reply_id, message_id, user_id, side, status, body, created_at) values ($4, $1, $5, $6, 'UNANSWERED', 'Yes', $3)`,
        [message, author.userId, server.now(), reply, userId, side],
      )
      await insertEvent('messageReply', 'send', 'UNANSWERED', reply)
    }
    await insertReply(person.userId, 'intern')
    await insertReply(company.admin.userId, 'company')
    await insertEvent('refundProposal', 'propose', null, randomUUID())
    await insertEvent('refundProposal', 'decline', null, randomUUID())

    expect(await readFlow('REPLY')).toEqual([2, 0])
    expect(await listTitles('RECEIVED', 'REPLY')).toEqual(['Lakeside Systems', 'Kofi Mensah'])
    expect(await readFlow('REFUND')).toEqual([1, 1])
    expect(await listTitles('FINISHED', 'REFUND')).toEqual(['Kofi Mensah'])
  })
})
