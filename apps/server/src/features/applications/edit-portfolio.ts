import type { entryEndpoints } from '@fledge/contract/applications/entry-endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { editEntry } from './profile-entries.ts'

export const editPortfolio: Handler<typeof entryEndpoints.editPortfolio> = editEntry('portfolio')
