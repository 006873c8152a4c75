import type { core, z } from 'zod'

/**
 * The part of a schema that all kinds share. Comparing a schema with all of `ZodType` would make
 * the compiler instantiate its methods, for half of the types of the contract.
 */
export type EndpointSchema = core.$ZodType

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Definition of one endpoint, used for routing, validation, the browser client and OpenAPI. */
export interface EndpointSpec<Access extends string = string, Code extends string = string> {
  readonly method: HttpMethod
  /**
   * Path under the backend base, as in docs/calls.tsv: `offer/send-intern-offer`,
   * `candidature/{id}/offers`.
   */
  readonly path: string
  /**
   * Alternative paths of the same endpoint, each as `METHOD path`, e.g. `PATCH
   * intern-service/application/submit`.
   */
  readonly aliases?: readonly string[]
  /** Access levels; any one of them is sufficient. */
  readonly access: readonly Access[]
  /** What it does, in one sentence. */
  readonly summary: string
  readonly params?: EndpointSchema
  readonly query?: EndpointSchema
  readonly body?: EndpointSchema
  /** The payload of a successful response. */
  readonly response: EndpointSchema
  /** Whether the envelope carries `count`. */
  readonly paginated?: true
  /**
   * Whether the envelope also carries `next` and `previous`: cursors for `after` and `before` of
   * the query, beside `page`. Only with `paginated`.
   */
  readonly keyset?: true
  /** Overrides the method: a GET that changes state, or a POST that only reads. */
  readonly mutates?: boolean
  /**
   * Required status of the company account: `approved` fails with COMPANY_NOT_APPROVED otherwise.
   * Default `onboarding`: not rejected.
   */
  readonly account?: 'approved' | 'onboarding' | 'any'
  /** Maximum bytes of a multipart body with one file. */
  readonly upload?: number
  /** Maximum bytes of a raw body (chunks of a video, webhooks). */
  readonly bytes?: number
  /** The response is not an envelope: XML, calendar, file or event stream. */
  readonly rawResponse?: true
  /**
   * Skips the X-Request-Id and origin checks, because the request authenticates itself (webhooks,
   * one-click unsubscribe).
   */
  readonly csrfExempt?: true
  /**
   * Its own error codes. Those that follow from the definition (access, input, request id) are
   * added by the contract.
   */
  readonly errors?: readonly Code[]
  /** Refused last when the server is overloaded: sign-in and payment. */
  readonly isEssential?: true
  /**
   * A read that may be some seconds old for what others did, so that a replica can serve it: lists,
   * queues and reports. It contains what the session itself wrote, and its handler writes nothing.
   */
  readonly fromReplica?: true
  /** Open to operators who have to set up a second factor before anything else. */
  readonly isOpenBeforeSetUp?: true
  /** Users with a second factor must have entered a code within the last minutes. */
  readonly needsFreshFactor?: true
  /** Concerns the operator's own session also while they look at the product as someone else. */
  readonly isOutsideView?: true
  /** The response contains secrets, so that it is stored encrypted. */
  readonly hasSecretResponse?: true
  /**
   * Its response tells of changes that others made, so the lists that are read next contain them,
   * whether a replica serves them or not.
   */
  readonly announcesChanges?: true
  /** Endpoints whose cached responses this one invalidates. */
  readonly invalidates?: readonly string[]
}

export type Endpoints<Access extends string = string, Code extends string = string> = Readonly<
  Record<string, EndpointSpec<Access, Code>>
>

type Out<T> = T extends EndpointSchema ? z.output<T> : undefined
type In<T> = T extends EndpointSchema ? z.input<T> : undefined

export type ParamsOf<C extends EndpointSpec> = Out<C['params']>
export type QueryOf<C extends EndpointSpec> = Out<C['query']>
export type BodyOf<C extends EndpointSpec> = Out<C['body']>
/** What a handler returns. */
export type ResponseOf<C extends EndpointSpec> = In<C['response']>

/** What the browser sends; parts the endpoint does not have can be omitted. */
export type InputOf<C extends EndpointSpec> = (C['params'] extends EndpointSchema
  ? { params: z.input<C['params']> }
  : { params?: undefined }) &
  (C['query'] extends EndpointSchema ? { query?: z.input<C['query']> } : { query?: undefined }) &
  (C['body'] extends EndpointSchema ? { body: z.input<C['body']> } : { body?: undefined })
/** What the browser receives. */
export type PayloadOf<C extends EndpointSpec> = Out<C['response']>

/**
 * Whether the endpoint is a mutation: it needs a request id, runs in a transaction, and its first
 * response is stored.
 */
export function isMutation(call: EndpointSpec): boolean {
  return call.mutates ?? call.method !== 'GET'
}
