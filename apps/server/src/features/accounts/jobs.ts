import type { Job } from '../../platform/http/handler.ts'
import { createActJob } from '../pending-acts/public.ts'
import { executeBan } from './ban-person.ts'
import { executeAppealDecision } from './decide-appeal.ts'
import { executeDeactivation } from './deactivate-person.ts'
import { endViewsJob } from './end-views.ts'
import { eraseInternsJob } from './erase-interns.ts'
import { eraseMembersJob } from './erase-members.ts'
import { eraseOperatorsJob } from './erase-operators.ts'
import { executeErasure } from './erase-person.ts'
import { executeDismissal } from './dismiss-duplicate.ts'
import { executeMerge } from './merge-person.ts'
import { executeKeeping } from './keep-person.ts'
import { executeReactivation } from './reactivate-person.ts'

/**
 * Erasures whose date has come, views of accounts that are over, and acts of managers that can no
 * longer be undone.
 */
export const accountJobs: readonly Job[] = [
  eraseInternsJob,
  eraseMembersJob,
  eraseOperatorsJob,
  endViewsJob,
  createActJob('accounts.act', 'ACCOUNT', {
    deactivatePerson: executeDeactivation,
    reactivatePerson: executeReactivation,
    banPerson: executeBan,
    decideAppeal: executeAppealDecision,
    erasePerson: executeErasure,
    keepPerson: executeKeeping,
    mergePerson: executeMerge,
  }),
  createActJob('accounts.dismissDuplicates', 'DUPLICATE', { dismissDuplicate: executeDismissal }),
]
