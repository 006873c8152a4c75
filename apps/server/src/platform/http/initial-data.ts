import { buildEndpointPath, type Prefetch } from '@fledge/kernel/endpoint-path.ts'
import { isMutation, type EndpointSpec, type Method } from '@fledge/kernel/endpoint.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** One answer that a page brings: to which question, and what the browser would have read. */
interface InitialData extends Prefetch {
  readonly answer: { readonly payload: unknown; readonly count: number; readonly message: string }
}
/** What a page brings for its visitor. */
export interface EmbeddedData {
  /** The server's time, which no script can read from a page's own header. */
  readonly now: string
  readonly visitor: unknown
  readonly answers: readonly InitialData[]
}
/** Asks for a request's visitor; null where nobody is signed in. @param asks the page's first questions */
export type LoadInitialData = (
  request: FastifyRequest,
  asks: readonly Prefetch[],
) => Promise<EmbeddedData | null>

interface Question {
  readonly method: Method
  readonly url: string
  readonly payload?: object
}

/** The request of an ask, or null where the contract has no such call, or one that would change something. */
export function requestOfAsk(
  features: Readonly<Record<string, { readonly calls: Readonly<Record<string, EndpointSpec>> }>>,
  base: string,
  { feature, call, input }: Prefetch,
): Question | null {
  const spec = features[feature]?.calls[call]
  if (!spec || isMutation(spec)) return null
  const body = input?.body
  return {
    method: spec.method,
    url: `${base}/${buildEndpointPath(spec.path, input)}`,
    ...(typeof body === 'object' && body !== null ? { payload: body } : {}),
  }
}

const isNamed = (value: unknown): value is `{${string}}` =>
  typeof value === 'string' && /^\{[\w.]+\}$/.test(value)
type Values = Readonly<Record<string, unknown>>

/** An ask with what is known by the names in it. @param known values by name; a name without one stays open */
export function filledAsk(ask: Prefetch, known: Values): Prefetch {
  const filled = (values: Values) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        isNamed(value) ? String(known[value.slice(1, -1)] ?? value) : value,
      ]),
    )
  const { params, query } = ask.input ?? {}
  return params || query
    ? {
        ...ask,
        input: {
          ...ask.input,
          ...(params ? { params: filled(params) } : {}),
          ...(query ? { query: filled(query) } : {}),
        },
      }
    : ask
}

/** Whether a name in an ask stands for nothing yet. */
const isOpenAsk = ({ input }: Prefetch): boolean =>
  [input?.params, input?.query].some((values) => Object.values(values ?? {}).some(isNamed))

/** What answers say, by `call.name`. */
const toldBy = (answers: readonly InitialData[]): Values =>
  Object.assign(
    {},
    ...answers.map(({ call, answer: { payload } }) =>
      Object.fromEntries(
        Object.entries(payload ?? {}).map(([name, value]) => [`${call}.${name}`, value]),
      ),
    ),
  )

/** The own server's answer to a visitor's question, and its time; null where it is refused. */
async function askOwn(
  app: FastifyInstance,
  question: Question,
  cookie: string,
  ip: string,
): Promise<(Pick<InitialData, 'answer'> & Pick<EmbeddedData, 'now'>) | null> {
  const answer = await app.inject({ ...question, headers: { cookie }, remoteAddress: ip })
  if (answer.statusCode !== 200) return null
  const { data }: { data: { payload: unknown; count?: number; message?: string } } = answer.json()
  return {
    now: String(answer.headers['x-now'] ?? ''),
    answer: { payload: data.payload, count: data.count ?? 0, message: data.message ?? '' },
  }
}

/** Whether a visitor is let in to a path, as the browser's guards will say. */
export type LetsIn = (visitor: unknown, path: string) => boolean

/**
 * Asks the own server, by the way that every call goes: access, schema and all. What is refused is left out: the screen asks by itself and shows why.
 * What goes by another answer is asked last; what a name stands for in none of them is not asked.
 * The first ask is answered before the others are put: news before what it tells of, so that nothing happens in between unseen.
 * @param visitorAsk the call that says who somebody is
 */
export function createInitialDataLoader(
  app: FastifyInstance,
  visitorAsk: Prefetch,
  requestOf: (ask: Prefetch) => Question | null,
  letsIn: LetsIn,
): LoadInitialData {
  return async ({ headers: { cookie }, ip, url }, asks) => {
    // Nobody asks in vain: most visitors of public pages have no session.
    if (!cookie) return null
    let now = ''
    const answerTo = async (ask: Prefetch): Promise<InitialData | null> => {
      const question = requestOf(ask)
      const own = question && (await askOwn(app, question, cookie, ip))
      if (!own) return null
      now ||= own.now
      return { ...ask, answer: own.answer }
    }
    const visitor = (await answerTo(visitorAsk))?.answer.payload
    if (typeof visitor !== 'object' || visitor === null) return null
    const wanted = letsIn(visitor, url) ? asks.map((one) => filledAsk(one, { ...visitor })) : []
    const answersTo = async (some: readonly Prefetch[]) =>
      (await Promise.all(some.filter((one) => !isOpenAsk(one)).map(answerTo))).filter(
        (one) => one !== null,
      )
    const answers = [
      ...(await answersTo(wanted.slice(0, 1))),
      ...(await answersTo(wanted.slice(1))),
    ]
    const open = wanted.filter(isOpenAsk)
    // Most pages have none: what their answers say is not gone through for nothing.
    if (open.length === 0) return { now, visitor, answers }
    const told = toldBy(answers)
    return {
      now,
      visitor,
      answers: [...answers, ...(await answersTo(open.map((one) => filledAsk(one, told))))],
    }
  }
}

/** Data that no browser runs, and nothing in which can end its element. */
const element = (id: string, data: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`

/** The page with its visitor and its screen's first answers in it, after everything that a browser fetches: the app need not ask before it shows anything. */
export function embedInitialData(html: string, { visitor, ...answers }: EmbeddedData): string {
  return html.replace(
    '</body>',
    () => `${element('visitor', visitor)}${element('answers', answers)}</body>`,
  )
}
