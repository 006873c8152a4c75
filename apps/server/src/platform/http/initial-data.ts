import {
  buildEndpointPath,
  fillPlaceholders,
  hasPlaceholders,
  listValues,
  type PlaceholderValues,
  type Prefetch,
} from '@fledge/kernel/endpoint-path.ts'
import { isMutation, type EndpointSpec, type HttpMethod } from '@fledge/kernel/endpoint.ts'
import { isTimeZone } from '@fledge/kernel/dates.ts'
import { getZoneCookieName } from '@fledge/kernel/zone-cookie.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Clock } from '../clock/clock.ts'
import { isPositionCookie, readCookie } from './cookies.ts'

/** One embedded response: its query and the result that the browser would have fetched. */
interface InitialData extends Prefetch {
  readonly answer: { readonly payload: unknown; readonly count: number; readonly message: string }
}
/** Initial data embedded in the page. */
export interface EmbeddedData {
  /** The server's time, since scripts cannot read the response headers of their own page. */
  readonly now: string
  /** Origin of our pages. The browser may know the server by another name. */
  readonly origin: string
  /** The signed-in user; null for anonymous visitors. */
  readonly visitor: object | null
  readonly answers: readonly InitialData[]
  /** Whether the browser says that it runs on a phone. */
  readonly isPhone: boolean
  /** The zone of the visitor's device, from a cookie; null if it is unknown. */
  readonly zone: string | null
}
/**
 * Loads the initial data for a request's visitor.
 * @param prefetches the page's prefetched queries
 */
export type LoadInitialData = (
  request: FastifyRequest,
  prefetches: readonly Prefetch[],
) => Promise<EmbeddedData>

interface PrefetchRequest {
  readonly method: HttpMethod
  readonly url: string
  readonly payload?: object
}

/**
 * Builds the request of a prefetch; null if the contract has no such endpoint or it is a mutation.
 */
export function toPrefetchRequest(
  features: Readonly<Record<string, { readonly calls: Readonly<Record<string, EndpointSpec>> }>>,
  base: string,
  { feature, call, input }: Prefetch,
): PrefetchRequest | null {
  const spec = features[feature]?.calls[call]
  if (!spec || isMutation(spec)) return null
  const body = input?.body
  return {
    method: spec.method,
    url: `${base}/${buildEndpointPath(spec.path, input)}`,
    ...(typeof body === 'object' && body !== null ? { payload: body } : {}),
  }
}

const isComplete = (prefetch: Prefetch): boolean => !hasPlaceholders(prefetch)

/** Returns the values of responses by `call.name`. */
const collectValues = (answers: readonly InitialData[]): PlaceholderValues =>
  Object.assign({}, ...answers.map(({ call, answer }) => listValues(call, answer.payload)))

/** The visitor for whom queries are sent. */
interface Visitor {
  cookie: string | undefined
  readonly ip: string
}

/**
 * Sends a query to this server for the visitor; null if it is rejected. The ones after it contain
 * the changes that its response tells of.
 */
async function sendInternalRequest(
  app: FastifyInstance,
  question: PrefetchRequest,
  visitor: Visitor,
): Promise<InitialData['answer'] | null> {
  const { cookie, ip } = visitor
  const headers = cookie === undefined ? {} : { cookie }
  const answer = await app.inject({ ...question, headers, remoteAddress: ip })
  if (answer.statusCode !== 200) return null
  const position = answer.cookies.find(({ name }) => isPositionCookie(name))
  // The first of two cookies with one name counts.
  if (position) visitor.cookie = `${position.name}=${position.value}; ${cookie}`
  const { data }: { data: { payload: unknown; count?: number; message?: string } } = answer.json()
  return { payload: data.payload, count: data.count ?? 0, message: data.message ?? '' }
}

/** Chromium sends a header of its own, other browsers say it in their name. */
const isFromPhone = (headers: FastifyRequest['headers']): boolean =>
  headers['sec-ch-ua-mobile'] === undefined
    ? /\bMobi/.test(headers['user-agent'] ?? '')
    : headers['sec-ch-ua-mobile'] === '?1'

function readZone(cookie: string | undefined, origin: string): string | null {
  const zone = readCookie(cookie, getZoneCookieName(origin))
  return zone !== undefined && isTimeZone(zone) ? zone : null
}

/** Checks whether a visitor can open a path, by the same guards as the browser. */
export type CanOpenPath = (visitor: unknown, path: string) => boolean

/**
 * Creates the loader of initial data. Its queries go through this server's regular endpoints, with
 * access checks and schemas. Failed queries are omitted: the screen sends them again and shows the
 * error.
 * The first query finishes before the others start: notifications are read before the data they
 * refer to, so that no change in between is missed. Queries that depend on other responses run
 * last; those with unknown placeholders are skipped.
 * @param visitorAsk the query that returns the signed-in user
 * @param ofServer the clock, and the origin of our pages
 */
export function createInitialDataLoader(
  app: FastifyInstance,
  visitorAsk: Prefetch,
  requestOf: (ask: Prefetch) => PrefetchRequest | null,
  letsIn: CanOpenPath,
  { clock, origin }: { readonly clock: Clock; readonly origin: string },
): LoadInitialData {
  return async ({ headers, ip, url }, prefetches) => {
    const { cookie } = headers
    const sender: Visitor = { cookie, ip }
    const now = clock.now().toISOString()
    const answerTo = async (ask: Prefetch): Promise<InitialData | null> => {
      const question = requestOf(ask)
      const answer = question && (await sendInternalRequest(app, question, sender))
      return answer ? { ...ask, answer } : null
    }
    // Skip the lookup: most visitors to public pages are anonymous.
    const user = cookie ? (await answerTo(visitorAsk))?.answer.payload : null
    const visitor = typeof user === 'object' ? user : null
    const isPhone = isFromPhone(headers)
    const allowed = letsIn(visitor, url)
      ? prefetches.map((prefetch) => fillPlaceholders(prefetch, { ...visitor }))
      : []
    const answersTo = async (group: readonly Prefetch[]) =>
      (await Promise.all(group.filter(isComplete).map(answerTo))).filter(
        (answer) => answer !== null,
      )
    const answers = [
      ...(await answersTo(allowed.slice(0, 1))),
      ...(await answersTo(allowed.slice(1))),
    ]
    const open = allowed.filter(hasPlaceholders)
    // Skip dependency resolution: most pages have no dependent queries.
    if (open.length > 0) {
      const values = collectValues(answers)
      answers.push(...(await answersTo(open.map((prefetch) => fillPlaceholders(prefetch, values)))))
    }
    return { now, origin, visitor, answers, isPhone, zone: readZone(cookie, origin) }
  }
}

/**
 * Renders data as a script element that browsers do not run, escaped so that the data cannot close
 * it.
 */
const renderDataElement = (id: string, data: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`

/**
 * Adds the visitor and the screen's initial data to the page, after everything the browser fetches,
 * so that the app can render without another request.
 */
export function embedInitialData(html: string, { visitor, ...answers }: EmbeddedData): string {
  const user = visitor === null ? '' : renderDataElement('visitor', visitor)
  return html.replace('</body>', () => `${user}${renderDataElement('answers', answers)}</body>`)
}
