import { endpointsByFeature } from '@fledge/contract/index.ts'
import type { AccessLevel } from '@fledge/domain/sessions/types.ts'
import { isMutation, type EndpointSpec } from '@fledge/kernel/endpoint.ts'
import { listEndpointAddresses } from '../../platform/http/server.ts'

/** An endpoint at one of its addresses. */
export interface ServedEndpoint {
  readonly name: string
  readonly call: EndpointSpec<AccessLevel>
  readonly method: string
  /** With `:name` for each path parameter. */
  readonly url: string
  readonly params: readonly string[]
  readonly changing: boolean
}

/**
 * Every endpoint of every feature at every address, so that new endpoints are tested automatically.
 */
export const endpointAddresses: readonly ServedEndpoint[] = Object.entries(
  endpointsByFeature,
).flatMap(([feature, calls]) =>
  // The features' endpoints have narrower literal types; `defineEndpoints` makes each an
  // EndpointSpec.
  Object.entries(calls as Readonly<Record<string, EndpointSpec<AccessLevel>>>).flatMap(
    ([name, call]) =>
      listEndpointAddresses(call).map(({ method, url }) => ({
        name: `${feature}.${name}`,
        call,
        method,
        url,
        params: [...url.matchAll(/:(\w+)/g)].map(([, param = '']) => param),
        changing: isMutation(call),
      })),
  ),
)

/** Every endpoint once, at its main address. */
export const servedEndpoints: readonly ServedEndpoint[] = endpointAddresses.filter(
  (endpoint, index) =>
    endpointAddresses.findIndex((other) => other.name === endpoint.name) === index,
)

/** Whether an endpoint is an event stream, which never ends and so cannot be awaited. */
export const isEventStream = ({ call, url }: ServedEndpoint): boolean =>
  call.rawResponse === true && url.endsWith('/stream')

/**
 * Whether an endpoint shows data of its actor. The mailbox and the demo sign-in show everyone's data
 * by design; they do not exist in production.
 */
export const showsTenantData = (endpoint: ServedEndpoint): boolean =>
  !isEventStream(endpoint) &&
  !endpoint.call.access.includes('dev') &&
  !endpoint.url.includes('/mailbox')

/** Fills in the path parameters of an address. */
export const fillAddress = (
  { method, url }: Pick<ServedEndpoint, 'method' | 'url'>,
  value: (param: string) => string,
): string => `${method} ${url.replace(/:(\w+)/g, (_, param: string) => value(param))}`
