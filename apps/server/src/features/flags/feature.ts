import { flagEndpoints } from '@fledge/contract/flags/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { changeFlag } from './change-flag.ts'
import { exportFlags, listFlags } from './read-flags.ts'
import { featureOn } from './read-feature-state.ts'
import { seedFlags } from './seed.ts'

/** Feature flags by name: on, off, by user or by percentage. */
export const flagsFeature = defineFeature(
  flagEndpoints,
  { featureOn, listFlags, exportFlags, changeFlag },
  { seed: seedFlags },
)
