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
import { deactivateAccount, erase, eraseAccount, removeOrphans } from './leave-account.ts'
import { eraseMember, eraseMembers, listOwnHandover } from './leave-company.ts'
import { accountReactions } from './event-handlers.ts'

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
  { eventHandlers: accountReactions, jobs: [erase, eraseMembers], deliver: removeOrphans },
)
