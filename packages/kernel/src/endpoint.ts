import type { ZodType, z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** What one call is: said once, served, validated both ways, called from the browser, and published from this. */
export interface EndpointSpec<Access extends string = string> {
  readonly method: Method
  /** Under the backend base, as docs/calls.tsv prints it: `offer/send-intern-offer`, `candidature/{id}/offers`. */
  readonly path: string
  /** Other addresses of the same call, each `METHOD path`, e.g. `PATCH intern-service/application/submit`. */
  readonly aliases?: readonly string[]
  /** Any one of these is enough. */
  readonly access: readonly Access[]
  /** One sentence: what it does. */
  readonly summary: string
  readonly params?: ZodType
  readonly query?: ZodType
  readonly body?: ZodType
  /** The payload of a success. */
  readonly response: ZodType
  /** The envelope carries `count`. */
  readonly paginated?: true
  /** A GET that changes something, or a POST that only reads; otherwise the method says it. */
  readonly mutates?: boolean
  /** What the company account must be; `approved` answers COMPANY_NOT_APPROVED otherwise. Default `onboarding`: not rejected. */
  readonly account?: 'approved' | 'onboarding' | 'any'
  /** The body is multipart with one file, up to so many bytes. */
  readonly upload?: number
  /** The body is raw bytes, up to so many (chunks of a video, webhooks). */
  readonly bytes?: number
  /** The answer is no envelope: XML, calendar, a file, an event stream. */
  readonly rawResponse?: true
  /** No X-Request-Id and no origin check: it has its own proof (webhooks, one-click unsubscribe). */
  readonly csrfExempt?: true
  /** The names of the calls whose cached answers this one makes stale. */
  readonly invalidates?: readonly string[]
}

export type Endpoints<Access extends string = string> = Readonly<
  Record<string, EndpointSpec<Access>>
>

type Out<T> = T extends ZodType ? z.output<T> : undefined
type In<T> = T extends ZodType ? z.input<T> : undefined

export type ParamsOf<C extends EndpointSpec> = Out<C['params']>
export type QueryOf<C extends EndpointSpec> = Out<C['query']>
export type BodyOf<C extends EndpointSpec> = Out<C['body']>
/** What a handler gives. */
export type ResponseOf<C extends EndpointSpec> = In<C['response']>

/** What the browser gives; a part that the call lacks may be left out. */
export type InputOf<C extends EndpointSpec> = (C['params'] extends ZodType
  ? { params: z.input<C['params']> }
  : { params?: undefined }) &
  (C['query'] extends ZodType ? { query?: z.input<C['query']> } : { query?: undefined }) &
  (C['body'] extends ZodType ? { body: z.input<C['body']> } : { body?: undefined })
/** What the browser gets. */
export type PayloadOf<C extends EndpointSpec> = Out<C['response']>

/** Whether the call changes something: then it needs a request id, runs in a transaction, and its first answer is kept. */
export function isMutation(call: EndpointSpec): boolean {
  return call.mutates ?? call.method !== 'GET'
}
