import { features } from '@fledge/contract/index.ts'
import type { Access } from '@fledge/domain/sessions/types.ts'
import { isMutation, type EndpointSpec } from '@fledge/kernel/endpoint.ts'
import { addressesOf } from '../../platform/http/server.ts'

/** One call at one of its addresses. */
export interface ServedCall {
  readonly name: string
  readonly call: EndpointSpec<Access>
  readonly method: string
  /** With `:name` where a parameter stands. */
  readonly url: string
  readonly params: readonly string[]
  readonly changing: boolean
}

/** Every call of every feature at every address: what comes to the contract tomorrow is walked tomorrow. */
export const everyAddress: readonly ServedCall[] = Object.entries(features).flatMap(
  ([feature, calls]) =>
    // The features' calls have narrower literal types; each is a CallSpec by `defineCalls`.
    Object.entries(calls as Readonly<Record<string, EndpointSpec<Access>>>).flatMap(
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

/** The same, each call once, at its own address. */
export const everyCall: readonly ServedCall[] = everyAddress.filter(
  (one, index) => everyAddress.findIndex((other) => other.name === one.name) === index,
)

/** An event stream never ends: it cannot be asked and waited for. */
export const isStream = ({ call, url }: ServedCall): boolean =>
  call.rawResponse === true && url.endsWith('/stream')

/** The address with its parameters filled in. */
export const addressWith = (
  { method, url }: Pick<ServedCall, 'method' | 'url'>,
  value: (param: string) => string,
): string => `${method} ${url.replace(/:(\w+)/g, (_, param: string) => value(param))}`
