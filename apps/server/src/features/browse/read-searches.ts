import type { browseEndpoints } from '@fledge/contract/browse/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { requestSearch } from './request-search.ts'

type Endpoints = typeof browseEndpoints

export const browseCandidates: Handler<Endpoints['browseCandidates']> = (request) =>
  requestSearch('browseCandidates', request)

export const browseOther: Handler<Endpoints['browseOther']> = (request) =>
  requestSearch('browseOther', request)

export const browseSuggestions: Handler<Endpoints['browseSuggestions']> = (request) =>
  requestSearch('browseSuggestions', request)
