import type { entryEndpoints } from '@fledge/contract/applications/entry-endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { removeEntry } from './profile-entries.ts'

export const removeExperience: Handler<typeof entryEndpoints.removeExperience> =
  removeEntry('experience')
