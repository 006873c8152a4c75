import { memberEndpoints } from '@fledge/contract/members/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { inviteMembers } from './invite-members.ts'
import { memberJobs } from './jobs.ts'
import { changeMemberRole } from './change-member-role.ts'
import { changeMemberStatus } from './change-member-status.ts'
import { listHandover, listMembers } from './read-members.ts'
import { remindMember } from './remind-member.ts'
import { getLoginUser, getOwnProfile, getPoc, listPocs } from './read-profiles.ts'
import { removeOwnPicture } from './remove-own-picture.ts'
import { saveOwnProfile } from './save-own-profile.ts'
import { savePoc } from './save-poc.ts'
import { setOwnPicture } from './set-own-picture.ts'
import { memberEventHandlers } from './event-handlers.ts'
import { remindAdministrators } from './remind-administrators.ts'
import { transferAdministrator } from './transfer-administrator.ts'

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
    transferAdministrator,
  },
  { eventHandlers: memberEventHandlers, jobs: memberJobs },
)
