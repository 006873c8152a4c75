import type { EndpointSpec } from '@fledge/kernel/endpoint.ts'

/** Milliseconds a request may take once its session is looked up. */
export const requestMs = 10_000

/** The request's time was over before it was done; its caller has been answered. */
export class OutOfTime extends Error {
  constructor() {
    super('out of time')
  }
}

/** Uploads take as long as the line of their sender; streams and files are sent for as long as they are read. */
export const hasDeadline = (call: EndpointSpec): boolean =>
  call.upload === undefined && call.bytes === undefined && call.rawResponse !== true
