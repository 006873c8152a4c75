import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { isViewable, viewableEndpoints } from '../../platform/session/viewable-endpoints.ts'
import { anOperator } from '../../platform/testing/factories.ts'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { getExpectedAccess } from './access-table.ts'
import { type ActorName, createTenantWorld, type TenantWorld } from './actors.ts'
import { listFittingIds, requestWithIds } from './request-with-ids.ts'
import { endpointAddresses, type ServedEndpoint, servedEndpoints } from './served-endpoints.ts'

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 })

/** Queries of people that a manager does not see while looking as one of them, with the reason. */
const privateQueries: Readonly<Record<string, string>> = {
  'sessions.validateEmail': 'is part of signing in, and counts attempts',
  'sessions.googleConsent': 'is part of signing in, and writes an attempt',
  'sessions.listSessions': 'shows the devices of the person',
  'secondFactor.getSecondFactor': 'is about the second factor of the person',
  'secondFactor.getPendingSignIn': 'is part of signing in',
  'errorReports.sendErrorReport': 'writes',
  'notices.noticeStream': 'would outlast the view',
  'accounts.readAppeal': 'is opened by an emailed link',
  'notices.unsubscribePage': 'is opened by an emailed link',
  'files.fileAddress': 'makes an address that works for everyone and outlasts the view',
  'files.videoOffset': 'is part of an upload',
  'files.videoChunkAddress': 'makes an address to upload to',
  'plans.writeJobDescription': 'counts how often it was asked for',
  'calendars.listCalendars': 'is about the connected accounts of the person',
  'calendars.listProviders': 'is about the connected accounts of the person',
  'calendars.calendarUrl': 'begins to connect an account of the person',
  'calendars.calendarNames': 'asks the calendar of the person',
  'calendars.getCalendarFeed': 'shows an address that opens the calendar of the person',
  'calendars.interviewCalendarFile': 'is a file to keep',
  'interviews.internAvailable': 'asks the calendars of both sides',
  'interviews.internOpenSlots': 'asks the calendars of both sides',
  'applications.parseResume': 'has a program read the file',
  'applications.enhanceText': 'has nothing to show before something is typed',
  'accounts.exportOwnData': 'is the copy of the data, which is recorded by itself',
  'accounts.exportMemberData': 'is the copy of the data, which is recorded by itself',
  'enrolment.listIdentityDocuments':
    'leads to identity documents, whose reading is recorded by itself',
  'batches.checkSlug': 'is part of a form of the console',
  'certificates.badgeKey': 'is for programs',
  'sitemaps.sitemapIndex': 'is for search engines',
  'sitemaps.sitemapPages': 'is for search engines',
  'sitemaps.sitemapCompanies': 'is for search engines',
  'sitemaps.robots': 'is for search engines',
  'sitemaps.listSitemapCompanies': 'is for search engines',
}

const people = ['intern', 'admin', 'supervisor', 'bareSupervisor'] as const
type Person = (typeof people)[number]

let server: TestServer
let world: TenantWorld
const viewers = new Map<Person, Browser>()
beforeAll(async () => {
  server = await startTestServer({ MAX_IN_FLIGHT: '1000' })
  world = await createTenantWorld(server)
  for (const person of people) {
    const viewer = await server.as((await anOperator(server)).userId)
    const user = (await (await world.browserOf(person)).request('GET api/check-token')).payload
    const begun = await viewer.request(`POST operator/people/${user.user_id}/view`, {
      body: { reason: 'They wrote that something does not show' },
    })
    expect(begun.status).toBe(200)
    viewers.set(person, viewer)
  }
})
afterAll(() => server.stop())

const viewerOf = (person: Person): Browser => viewers.get(person) ?? server.anonymous()
const isForPeople = ({ call }: ServedEndpoint) =>
  call.access.some((level) => !/^(?:operator|reg$|dev$)/.test(level))

/** Requests with an id that fits, or with each of several. */
async function requestAll(person: Person, endpoint: ServedEndpoint) {
  const fitting = listFittingIds(endpoint, world.own.ids)
  const ids = fitting.length > 0 ? fitting : [['intern', world.own.intern.internId] as const]
  const answers = []
  for (const [, id] of ids) answers.push(await requestWithIds(endpoint, viewerOf(person), () => id))
  return answers
}

/** Counts and hashes the rows of every table; refused requests are recorded as security events. */
async function readAllTables(): Promise<string> {
  const { rows: tables } = await server.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('security_events', 'clock')
    order by 1`,
  )
  const { rows } = await server.pool.query<{ name: string; hash: string }>(
    tables
      .map(
        ({ name }) =>
          `select '${name}' as name, count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as hash from "${name}" t`,
      )
      .join(' union all '),
  )
  return rows.map(({ name, hash }) => `${name} ${hash}`).join('\n')
}

it('every query of people is either shown to a manager who looks as them, or not for a reason', () => {
  const queries = servedEndpoints.filter((endpoint) => !endpoint.changing && isForPeople(endpoint))
  const undecided = queries.flatMap(({ name, call }) =>
    isViewable(call) === Object.hasOwn(privateQueries, name) ? [name] : [],
  )
  expect(undecided).toEqual([])
  const names = new Set(queries.map(({ name }) => name))
  const listed = Object.entries(viewableEndpoints).flatMap(([feature, calls]) =>
    calls.map((call) => `${feature}.${call}`),
  )
  expect([...listed, ...Object.keys(privateQueries)].filter((name) => !names.has(name))).toEqual([])
  // Signing out and stopping concern the manager's own session.
  expect(
    servedEndpoints
      .filter(({ call }) => call.isOutsideView)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(['accounts.endAccountView', 'sessions.logout'])
})

describe.each(people)('while a manager looks as %s', (person) => {
  it('every endpoint that changes anything is refused at each address, and nothing changes', async () => {
    const before = await readAllTables()
    const passed: string[] = []
    for (const endpoint of endpointAddresses) {
      if (!endpoint.changing || endpoint.call.isOutsideView) continue
      for (const { status, code } of await requestAll(person, endpoint))
        if (status !== 403 || code !== 'VIEW_READ_ONLY')
          passed.push(`${endpoint.name} ${endpoint.method} ${endpoint.url}: ${status} ${code}`)
    }
    expect(passed).toEqual([])
    expect(await readAllTables()).toBe(before)
  })

  it('every query that is not listed is refused, those of the console too', async () => {
    const passed: string[] = []
    for (const endpoint of endpointAddresses) {
      if (endpoint.changing || isViewable(endpoint.call)) continue
      for (const { status, code } of await requestAll(person, endpoint))
        if (status !== 403 || code !== 'VIEW_READ_ONLY')
          passed.push(`${endpoint.name} ${endpoint.method} ${endpoint.url}: ${status} ${code}`)
    }
    expect(passed).toEqual([])
  })

  it('the other queries respond as to the person, and none of them changes a row', async () => {
    const own = await world.browserOf(person satisfies ActorName)
    const before = await readAllTables()
    const different: string[] = []
    for (const endpoint of servedEndpoints) {
      const { name, call, changing } = endpoint
      if (changing || !isViewable(call)) continue
      if (getExpectedAccess(person, call.access, call.account) !== 'allowed') continue
      for (const { status, code } of await requestAll(person, endpoint))
        if (status >= 500 || code === 'VIEW_READ_ONLY' || code === 'VIEW_ENDED')
          different.push(`${name}: ${status} ${code}`)
    }
    expect(different).toEqual([])
    expect(await readAllTables()).toBe(before)
    // What the person reads differs only in what says that it is a view.
    const view = (await viewerOf(person).request('GET api/check-token')).payload
    const seen = (await own.request('GET api/check-token')).payload
    expect({ ...view, view: null }).toEqual(seen)
    expect(view.view).toMatchObject({ view_id: expect.any(String) })
  })
})
