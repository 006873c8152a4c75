import { accountEndpoints } from '@fledge/contract/accounts/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import {
  editPicture,
  getAccountSettings,
  listPictures,
  savePreferences,
  updateAccountSettings,
  updateTimeZone,
} from './account-settings.ts'
import { exportOwnData } from './export-data.ts'
import { exportMemberData } from './export-member.ts'
import {
  deactivateAccount,
  eraseInternsJob,
  eraseAccount,
  deleteOrphanFiles,
} from './leave-account.ts'
import { eraseMember, eraseMembersJob, listOwnHandover } from './leave-company.ts'
import { accountEventHandlers } from './event-handlers.ts'

export const accountsFeature = defineFeature(
  accountEndpoints,
  {
    getAccountSettings,
    updateAccountSettings,
    savePreferences,
    updateTimeZone,
    listPictures,
    editPicture,
    deactivateAccount,
    exportOwnData,
    eraseAccount,
    exportMemberData,
    listOwnHandover,
    eraseMember,
  },
  {
    eventHandlers: accountEventHandlers,
    jobs: [eraseInternsJob, eraseMembersJob],
    deliver: deleteOrphanFiles,
  },
)
