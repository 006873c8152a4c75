import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Answers what the call at `url` would answer to this request's visitor; null where it refuses. */
export type VisitorOf = (request: FastifyRequest) => Promise<unknown>

/** Asks the own server, by the way that every call goes: access, schema and all. @param url of the call that says who somebody is */
export function visitorBy(app: FastifyInstance, url: string): VisitorOf {
  return async ({ headers: { cookie }, ip }) => {
    // Nobody asks in vain: most visitors of public pages have no session.
    if (!cookie) return null
    const answer = await app.inject({ method: 'GET', url, headers: { cookie }, remoteAddress: ip })
    if (answer.statusCode !== 200) return null
    const { data }: { data: { payload: unknown } } = answer.json()
    return data.payload
  }
}

/** The page with its visitor in it, as data that no browser runs: the app need not ask before it shows anything. Nothing in it can end its element. */
export function withVisitor(html: string, visitor: unknown): string {
  const data = JSON.stringify(visitor).replaceAll('<', String.raw`\u003c`)
  return html.replace('</head>', () => `<script type="application/json" id="visitor">${data}</script></head>`)
}
