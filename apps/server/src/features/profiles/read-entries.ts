import type { entryEndpoints } from '@fledge/contract/profiles/entry-endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { listEntries } from './profile-entries.ts'

export const listEducation: Handler<typeof entryEndpoints.listEducation> = listEntries('education')
export const listExperience: Handler<typeof entryEndpoints.listExperience> =
  listEntries('experience')
export const listPortfolio: Handler<typeof entryEndpoints.listPortfolio> = listEntries('portfolio')
