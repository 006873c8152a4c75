import { recordEndpoints } from '@fledge/contract/records/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import * as hiring from './read-hiring-records.ts'
import * as handlers from './read-records.ts'

/** The programme team's lists of everything of one kind. */
export const recordsFeature = defineFeature(recordEndpoints, { ...handlers, ...hiring })
