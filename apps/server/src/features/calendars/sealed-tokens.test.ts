import { afterAll, beforeAll, expect, test } from 'vitest'
import { sealBox } from '../../platform/keys/sealed-box.ts'
import { signWith } from '../../platform/keys/secret-keys.ts'
import { hashToken } from '../../platform/session/tokens.ts'
import {
  aPair,
  type CalendarTestServer,
  connectTestCalendar,
  startCalendarTestServer,
} from '../../platform/testing/calendars.ts'
import { decryptTokens } from './encrypt-tokens.ts'

let world: CalendarTestServer
beforeAll(async () => {
  world = await startCalendarTestServer()
})
afterAll(() => world.stop())

/** Replaces a member's stored tokens by what the version before key ids would have stored. */
async function storeAsBefore(userId: string): Promise<string> {
  const { env, keyRing } = world.server.running.services
  const { rows } = await world.server.pool.query(
    'select tokens from calendar_connections where user_id = $1',
    [userId],
  )
  const key = Buffer.from(signWith(String(env.APP_SECRET), ['calendars.tokens.key']), 'base64url')
  const tokens = JSON.stringify(decryptTokens(keyRing, userId, 'GOOGLE', rows[0].tokens))
  await world.server.pool.query('update calendar_connections set tokens = $2 where user_id = $1', [
    userId,
    sealBox(key, `${userId} GOOGLE`, tokens),
  ])
  const token = signWith(String(env.APP_SECRET), ['calendars.feed', userId, 'salt'])
  await world.server.pool.query(
    `update calendar_feeds set token = null, salt = 'salt', token_hash = $2 where user_id = $1`,
    [userId, hashToken(token)],
  )
  return token
}

test('tokens from before key ids are used, then encrypted with the newest key', async () => {
  const pair = await aPair(world.server)
  const { userId } = pair.company.admin
  await connectTestCalendar(pair.admin, 'GOOGLE')
  await pair.admin.request('POST calendar-feed')
  const token = await storeAsBefore(userId)
  const readAll = async () => {
    const open = await pair.admin.request(
      `GET browse-intern/v2/intern/available/${pair.intern.internId}`,
    )
    const feed = await pair.admin.request('GET calendar-feed')
    return { unread: open.payload.unread, url: feed.payload.url }
  }
  const expected = { unread: [], url: expect.stringContaining(`/calendar-feed/${token}.ics`) }
  expect(await readAll()).toEqual(expected)

  await world.server.running.services.sweep()
  const { rows } = await world.server.pool.query(
    `select split_part(c.tokens, '.', 1) as tokens, split_part(f.token, '.', 1) as feed, f.salt
    from calendar_connections c join calendar_feeds f using (user_id) where user_id = $1`,
    [userId],
  )
  const [newest] = world.server.running.services.keyRing.keyIds
  expect(rows).toEqual([{ tokens: newest, feed: newest, salt: null }])
  expect(await readAll()).toEqual(expected)
})

test('tokens that no key opens are left, and do not end the job', async () => {
  const pair = await aPair(world.server)
  await connectTestCalendar(pair.admin, 'GOOGLE')
  await pair.admin.request('POST calendar-feed')
  const broken = 'a'.repeat(80)
  await world.server.pool.query('update calendar_connections set tokens = $1', [broken])
  await world.server.pool.query(`update calendar_feeds set token = null, salt = 'other'`)
  await world.server.running.services.sweep()
  const { rows } = await world.server.pool.query('select distinct tokens from calendar_connections')
  expect(rows).toEqual([{ tokens: broken }])
  expect(await pair.admin.request('GET calendar-feed')).toMatchObject({ payload: { url: null } })
})
