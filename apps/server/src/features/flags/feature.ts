import { flagCalls } from '@fledge/contract/flags/calls.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { featureOn } from './feature-on.ts'
import { seedFlags } from './seed.ts'

/** Feature flags by name: on, off, by user, by percentage. */
export const flagsFeature = defineFeature(flagCalls, { featureOn }, { seed: seedFlags })
