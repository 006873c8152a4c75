import { statusEndpoints } from '@fledge/contract/status/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { getStatus } from './read-status.ts'

/** How the product works now and worked in the last days, for everyone. */
export const statusFeature = defineFeature(statusEndpoints, { getStatus })
