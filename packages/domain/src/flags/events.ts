import { data, defineEvents } from '@fledge/kernel/events.ts'
import type { FeatureFlag, FlagName } from './types.ts'

/** Changes of feature flags; the subject is the id of the flag's name, the note says why. */
export const flagEvents = defineEvents('flag', {
  change: data<{ readonly name: FlagName; readonly from: FeatureFlag; readonly to: FeatureFlag }>(),
})
