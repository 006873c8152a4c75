import { recordEndpoints } from '@fledge/contract/records/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import * as handlers from './read-records.ts'

/** The programme team's lists of all companies, applications, plans and offers. */
export const recordsFeature = defineFeature(recordEndpoints, { ...handlers })
