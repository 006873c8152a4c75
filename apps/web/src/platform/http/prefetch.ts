import type { Prefetch } from '@fledge/kernel/endpoint-path.ts'
import type { EndpointName, MaybeInput, FeatureName } from './client.ts'

/**
 * A prefetch of a screen for its entry in routes.ts, with the same arguments as the screen's
 * `useApiQuery`. The server embeds the response in the page.
 */
export function prefetch<R extends FeatureName, C extends EndpointName<R>>(
  feature: R,
  call: C,
  ...[input]: MaybeInput<R, C>
): Prefetch {
  // The input of an endpoint consists of params, query and body, all optional.
  return input === undefined
    ? { feature, call }
    : { feature, call, input: input as NonNullable<Prefetch['input']> }
}
