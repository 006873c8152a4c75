import type { entryEndpoints } from '@fledge/contract/applications/entry-endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { editEntry } from './profile-entries.ts'

export const editEducation: Handler<typeof entryEndpoints.editEducation> = editEntry('education')
