import { accountEndpoints } from '@fledge/contract/accounts/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { editPicture } from './edit-picture.ts'
import { getAccountSettings, listPictures } from './read-account-settings.ts'
import { savePreferences } from './save-preferences.ts'
import { updateAccountSettings } from './update-account-settings.ts'
import { updateTimeZone } from './update-time-zone.ts'
import { exportOwnData } from './export-own-data.ts'
import { exportMemberData } from './export-member-data.ts'
import { deactivateAccount } from './deactivate-account.ts'
import { eraseAccount } from './erase-account.ts'
import { eraseMember } from './erase-member.ts'
import { listOwnHandover } from './list-own-handover.ts'
import { deactivatePerson } from './deactivate-person.ts'
import { reactivatePerson } from './reactivate-person.ts'
import { banPerson } from './ban-person.ts'
import { compareAccounts } from './compare-accounts.ts'
import { dismissDuplicate } from './dismiss-duplicate.ts'
import { mergePerson } from './merge-person.ts'
import { decideAppeal } from './decide-appeal.ts'
import { erasePerson } from './erase-person.ts'
import { exportPerson } from './export-person.ts'
import { preparePersonExport } from './prepare-person-export.ts'
import { beginAccountView } from './begin-account-view.ts'
import { endAccountView } from './end-account-view.ts'
import { keepPerson } from './keep-person.ts'
import { readAppeal } from './read-appeal.ts'
import { sendAppeal } from './send-appeal.ts'
import { accountJobs } from './jobs.ts'
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
    deactivatePerson,
    reactivatePerson,
    banPerson,
    compareAccounts,
    mergePerson,
    dismissDuplicate,
    decideAppeal,
    erasePerson,
    keepPerson,
    preparePersonExport,
    exportPerson,
    beginAccountView,
    endAccountView,
    readAppeal,
    sendAppeal,
  },
  {
    eventHandlers: accountEventHandlers,
    jobs: accountJobs,
  },
)
