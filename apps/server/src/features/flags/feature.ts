import { flagEndpoints } from '@fledge/contract/flags/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { changeFlag } from './change-flag.ts'
import { listFlags } from './list-flags.ts'
import { featureOn } from './read-feature-state.ts'
import { seedFlags } from './seed.ts'

/** Feature flags by name: on, off, by user or by percentage. */
export const flagsFeature = defineFeature(
  flagEndpoints,
  { featureOn, listFlags, changeFlag },
  { seed: seedFlags },
)
