import type { EndpointSpec } from '@fledge/kernel/endpoint.ts'

/** Time limit of a request in milliseconds, starting once its session is loaded. */
export const requestTimeoutMs = 10_000

/** The request timed out and its client has received a response. */
export class RequestTimeoutError extends Error {
  constructor() {
    super('out of time')
  }
}

/**
 * Uploads take as long as the client's connection needs; streams and files are sent for as long as
 * they are read.
 */
export const hasRequestTimeout = (call: EndpointSpec): boolean =>
  call.upload === undefined && call.bytes === undefined && call.rawResponse !== true
