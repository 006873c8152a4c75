import type { Prefetch } from '@fledge/kernel/endpoint-path.ts'
import type { CallName, MaybeInput, FeatureName } from './client.ts'

/** A first question of a screen, for its line in routes.ts: the same words as in the screen's `useAnswer`. The server puts the answer into the page. */
export function prefetch<R extends FeatureName, C extends CallName<R>>(
  feature: R,
  call: C,
  ...[input]: MaybeInput<R, C>
): Prefetch {
  // A call's input is its params, its query and its body; none of the three need be there.
  return input === undefined
    ? { feature, call }
    : { feature, call, input: input as NonNullable<Prefetch['input']> }
}
