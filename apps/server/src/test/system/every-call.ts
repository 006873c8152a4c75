import { features } from '@fledge/contract/index.ts'
import type { AccessLevel } from '@fledge/domain/sessions/types.ts'
import { isMutation, type EndpointSpec } from '@fledge/kernel/endpoint.ts'
import { addressesOf } from '../../platform/http/server.ts'

/** An endpoint at one of its addresses. */
export interface ServedCall {
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
export const everyAddress: readonly ServedCall[] = Object.entries(features).flatMap(
  ([feature, calls]) =>
    // The features' endpoints have narrower literal types; `defineEndpoints` makes each an
    // EndpointSpec.
    Object.entries(calls as Readonly<Record<string, EndpointSpec<AccessLevel>>>).flatMap(
      ([name, call]) =>
        addressesOf(call).map(({ method, url }) => ({
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
export const everyCall: readonly ServedCall[] = everyAddress.filter(
  (one, index) => everyAddress.findIndex((other) => other.name === one.name) === index,
)

/** Whether an endpoint is an event stream, which never ends and so cannot be awaited. */
export const isStream = ({ call, url }: ServedCall): boolean =>
  call.rawResponse === true && url.endsWith('/stream')

/** Fills in the path parameters of an address. */
export const addressWith = (
  { method, url }: Pick<ServedCall, 'method' | 'url'>,
  value: (param: string) => string,
): string => `${method} ${url.replace(/:(\w+)/g, (_, param: string) => value(param))}`
