import { addressOfCall, type Ask } from '@fledge/kernel/call-address.ts'
import { isChanging, type CallSpec, type Method } from '@fledge/kernel/call.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** One answer that a page brings: to which question, and what the browser would have read. */
interface Brought extends Ask {
  readonly answer: { readonly payload: unknown; readonly count: number; readonly message: string }
}
/** What a page brings for its visitor. */
export interface Bringing {
  /** The server's time, which no script can read from a page's own header. */
  readonly now: string
  readonly visitor: unknown
  readonly answers: readonly Brought[]
}
/** Asks for a request's visitor; null where nobody is signed in. @param asks the page's first questions */
export type BringFor = (request: FastifyRequest, asks: readonly Ask[]) => Promise<Bringing | null>

interface Question {
  readonly method: Method
  readonly url: string
  readonly payload?: object
}

/** The request of an ask, or null where the contract has no such call, or one that would change something. */
export function requestOfAsk(rooms: Readonly<Record<string, { readonly calls: Readonly<Record<string, CallSpec>> }>>, base: string, { room, call, input }: Ask): Question | null {
  const spec = rooms[room]?.calls[call]
  if (!spec || isChanging(spec)) return null
  const body = input?.body
  return { method: spec.method, url: `${base}/${addressOfCall(spec.path, input)}`, ...(typeof body === 'object' && body !== null ? { payload: body } : {}) }
}

const isNamed = (value: unknown): value is `{${string}}` => typeof value === 'string' && /^\{\w+\}$/.test(value)

/** An ask with what is known by the names among its params. @param known values by name; a name without one stays open */
export function filledAsk(ask: Ask, known: Readonly<Record<string, unknown>>): Ask {
  if (!ask.input?.params) return ask
  const params = Object.fromEntries(Object.entries(ask.input.params).map(([part, value]) => [part, isNamed(value) ? (known[value.slice(1, -1)] ?? value) : value]))
  return { ...ask, input: { ...ask.input, params } }
}

/** Whether a name among an ask's params stands for nothing yet. */
const isOpenAsk = ({ input }: Ask): boolean => Object.values(input?.params ?? {}).some(isNamed)

/** Whether a visitor is let in to a path, as the browser's guards will say. */
export type LetsIn = (visitor: unknown, path: string) => boolean

/**
 * Asks the own server, by the way that every call goes: access, schema and all. What is refused is left out: the screen asks by itself and shows why.
 * What an ask says as `{name}` is the visitor's fact of that name; where they have none, it is not asked.
 * The first ask is answered before the others are put: news before what it tells of, so that nothing happens in between unseen.
 * @param visitorAsk the call that says who somebody is
 */
export function bringBy(app: FastifyInstance, visitorAsk: Ask, requestOf: (ask: Ask) => Question | null, letsIn: LetsIn): BringFor {
  return async ({ headers: { cookie }, ip, url }, asks) => {
    // Nobody asks in vain: most visitors of public pages have no session.
    if (!cookie) return null
    let now = ''
    const answerTo = async (ask: Ask): Promise<Brought | null> => {
      const question = requestOf(ask)
      const answer = question ? await app.inject({ ...question, headers: { cookie }, remoteAddress: ip }) : null
      if (answer?.statusCode !== 200) return null
      const { data }: { data: { payload: unknown; count?: number; message?: string } } = answer.json()
      now ||= String(answer.headers['x-now'] ?? '')
      return { ...ask, answer: { payload: data.payload, count: data.count ?? 0, message: data.message ?? '' } }
    }
    const visitor = (await answerTo(visitorAsk))?.answer.payload
    if (typeof visitor !== 'object' || visitor === null) return null
    const facts = { ...visitor }
    const [first, ...others] = letsIn(visitor, url) ? asks.map((one) => filledAsk(one, facts)).filter((one) => !isOpenAsk(one)) : []
    const answers = [...(first ? [await answerTo(first)] : []), ...(await Promise.all(others.map(answerTo)))]
    return { now, visitor, answers: answers.filter((one) => one !== null) }
  }
}

/** Data that no browser runs, and nothing in which can end its element. */
const element = (id: string, data: unknown) => `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`

/** The page with its visitor and its screen's first answers in it, after everything that a browser fetches: the app need not ask before it shows anything. */
export function withBrought(html: string, { visitor, ...answers }: Bringing): string {
  return html.replace('</body>', () => `${element('visitor', visitor)}${element('answers', answers)}</body>`)
}
