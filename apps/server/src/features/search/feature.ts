import { searchEndpoints } from '@fledge/contract/search/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { searchConsole } from './search-console.ts'

/** The programme team's search over everything. */
export const searchFeature = defineFeature(searchEndpoints, { searchConsole })
