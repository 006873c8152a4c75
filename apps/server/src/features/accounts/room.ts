import { accountCalls } from '@fledge/contract/accounts/calls.ts'
import { room } from '../../platform/http/handler.ts'
import { deactivateAccount, editPicture, getAccountSettings, listPictures, savePreferences, updateAccountSettings, updateTimeZone } from './account-settings.ts'
import { accountReactions } from './reactions.ts'

export const accountsRoom = room(accountCalls, { getAccountSettings, updateAccountSettings, savePreferences, updateTimeZone, listPictures, editPicture, deactivateAccount }, { reactions: accountReactions })
