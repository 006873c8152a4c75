import { memberEndpoints } from '@fledge/contract/members/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { inviteMembers } from './invite-members.ts'
import { memberJobs } from './jobs.ts'
import {
  changeMemberRole,
  changeMemberStatus,
  listHandover,
  listMembers,
  remindMember,
} from './manage-members.ts'
import {
  getLoginUser,
  getOwnProfile,
  getPoc,
  listPocs,
  removeOwnPicture,
  saveOwnProfile,
  savePoc,
  setOwnPicture,
} from './own-profile.ts'
import { memberEventHandlers } from './event-handlers.ts'
import { remindAdministrators } from './remind-administrators.ts'

export const membersFeature = defineFeature(
  memberEndpoints,
  {
    listPocs,
    getPoc,
    savePoc,
    getOwnProfile,
    saveOwnProfile,
    setOwnPicture,
    removeOwnPicture,
    getLoginUser,
    inviteMembers,
    listMembers,
    changeMemberRole,
    changeMemberStatus,
    listHandover,
    remindMember,
    remindAdministrators,
  },
  { eventHandlers: memberEventHandlers, jobs: memberJobs },
)
