import { maxRecipients } from '@fledge/domain/messages/types.ts'
import { expect, it } from 'vitest'
import { aCompany, anIntern, anOperator } from '../../platform/testing/factories.ts'
import { startTestServer } from '../../platform/testing/harness.ts'
import { addColleague } from '../waits/testing/colleagues.ts'

const reason = 'The batch begins.'

it('messages are refused to finance, companies, interns and visitors', async () => {
  const server = await startTestServer()
  try {
    const [reviewer, intern] = [await addColleague(server, 'REVIEWER'), await anIntern(server)]
    const message = { subject: 'Hello', body: 'Dear {first_name}' }
    const selection = { list: 'people', rows: [intern.userId] }
    const audience = 'PEOPLE'
    const body = {
      selection,
      audience,
      count: 1,
      ...message,
      template_id: null,
      send_at: null,
      reason,
    }
    expect((await reviewer.browser.request('POST operator/messages', { body })).status).toBe(200)
    const { payload } = await reviewer.browser.request('GET operator/messages')
    const path = `operator/messages/${payload[0].message_id}`
    for (const browser of [
      await server.as((await anOperator(server, 'FINANCE')).userId),
      await server.as((await aCompany(server)).admin.userId),
      await server.as(intern.userId),
      server.anonymous(),
    ])
      for (const response of [
        await browser.request('GET operator/messages'),
        await browser.request('GET operator/messages/export'),
        await browser.request(`GET ${path}/recipients`),
        await browser.request('POST operator/messages/preview', {
          body: { selection, audience, ...message },
        }),
        await browser.request('POST operator/messages', { body }),
        await browser.request(`POST ${path}/approve`, { body: { reason } }),
        await browser.request(`POST ${path}/cancel`, { body: { reason } }),
      ]) {
        expect(response.status).toBeGreaterThanOrEqual(401)
        expect(response.status).toBeLessThanOrEqual(403)
      }
    expect((await reviewer.browser.request('GET operator/messages')).payload).toHaveLength(1)
  } finally {
    await server.stop()
  }
})

it('a message to more people than it can go to is refused before anyone is left out', async () => {
  const server = await startTestServer()
  try {
    const { browser } = await addColleague(server, 'REVIEWER')
    const { companyId } = await aCompany(server, { name: 'Crowded Works' })
    const client = await server.pool.connect()
    try {
      // Without triggers, which take most of the time: only their number matters.
      await client.query('begin; set local session_replication_role = replica')
      await client.query(
        `with people as (
          insert into users (user_id, type, status, email, first_name, last_name, created_at)
          select gen_random_uuid(), 'C', 'ACTIVE', 'crowd' || n || '@fledge.test', 'Crowd', 'Member', $2
          from generate_series(1, $1::int) n
          returning user_id, email
        )
        insert into members (member_id, company_id, user_id, email, status, role, created_at)
        select gen_random_uuid(), $3, user_id, email, 'ACTIVE', 'ADMIN', $2 from people`,
        [maxRecipients + 1, server.now(), companyId],
      )
      await client.query('commit')
    } finally {
      client.release()
    }
    const message = { subject: 'Hello', body: 'Dear {first_name}' }
    const body = {
      selection: { list: 'companies', rows: [companyId] },
      audience: 'ADMINISTRATORS',
      ...message,
    }
    const refused = { status: 409, code: 'CONFLICT', message: expect.stringContaining('10,000') }
    expect(await browser.request('POST operator/messages/preview', { body })).toMatchObject(refused)
    expect(
      await browser.request('POST operator/messages', {
        body: { ...body, count: maxRecipients, template_id: null, send_at: null, reason },
      }),
    ).toMatchObject(refused)
  } finally {
    await server.stop()
  }
})
