import type { entryEndpoints } from '@fledge/contract/applications/entry-endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { addEntry } from './profile-entries.ts'

export const addExperience: Handler<typeof entryEndpoints.addExperience> = addEntry('experience')
