import type { Job } from '../../platform/http/handler.ts'
import { createActJob } from '../pending-acts/public.ts'
import { executeAdding } from './add-lookup.ts'
import { executeLookupActivation, executeLookupDeactivation } from './change-lookup-states.ts'
import { executeLookupMerge } from './merge-lookup.ts'
import { executeRenaming } from './rename-lookup.ts'

/** Changes of the lists that people choose from take effect once they can no longer be undone. */
export const lookupJobs: readonly Job[] = [
  createActJob('lookups.change', 'LOOKUP', {
    addLookup: executeAdding,
    renameLookup: executeRenaming,
    activateLookup: executeLookupActivation,
    deactivateLookup: executeLookupDeactivation,
    mergeLookup: executeLookupMerge,
  }),
]
