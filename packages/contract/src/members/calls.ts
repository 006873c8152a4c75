import { z } from 'zod'
import { defineCalls } from '../platform/call.ts'
import { email, nothing, paging, text, uuid } from '../platform/schema.ts'
import { handoverRow, invited, inviteBody, memberList, memberRow, ownProfile, poc, pocPatch, roleBody, statusBody } from './schema.ts'

export const memberCalls = defineCalls({
  listPocs: {
    method: 'GET', path: 'host-company/pocs', access: ['company'], says: 'Active colleagues of the own company, to be named as interviewers and supervisors.',
    query: z.strictObject({ search: text(100).optional(), ...paging }), answer: z.array(poc), counted: true,
  },
  getPoc: { method: 'GET', path: 'host-company/poc/user', access: ['company'], says: 'One point of contact.', query: z.strictObject({ user_id: uuid }), answer: poc },
  savePoc: {
    method: 'PATCH', path: 'host-company/poc', aliases: ['PATCH pocs'], access: ['company'], says: 'What a colleague says about themselves; missing contact info.',
    body: pocPatch, answer: poc, changes: ['getOwnProfile', 'getLoginUser', 'getOnboardingStatus', 'getCompanyUser', 'listChecklist', 'listPocs', 'listMembers', 'checkToken'],
  },
  getOwnProfile: { method: 'GET', path: 'admin-setting/user/profile', access: ['company'], account: 'any', says: 'The own profile.', answer: poc },
  saveOwnProfile: {
    method: 'POST', path: 'admin-setting/user/profile', access: ['company'], account: 'any', says: 'Edits the own profile.', body: ownProfile, answer: poc,
    changes: ['getOwnProfile', 'getLoginUser', 'checkToken', 'listPocs', 'listMembers'],
  },
  setOwnPicture: {
    method: 'PUT', path: 'admin-setting/profile-picture', access: ['company'], account: 'any', says: 'Sets the own picture from an uploaded image.', body: z.strictObject({ key: z.string().min(1).max(300) }),
    answer: poc, changes: ['getOwnProfile', 'getLoginUser', 'checkToken', 'listMembers'],
  },
  removeOwnPicture: {
    method: 'DELETE', path: 'admin-setting/profile-picture', access: ['company'], account: 'any', says: 'Removes the own picture.', answer: poc, changes: ['getOwnProfile', 'getLoginUser', 'checkToken', 'listMembers'],
  },
  getLoginUser: { method: 'GET', path: 'admin-setting/get-login-user-detail', access: ['company'], account: 'any', says: 'The signed-in user as settings shows them.', answer: poc },
  inviteMembers: {
    method: 'POST', path: 'admin-setting/invite', access: ['company:admin'], says: 'Invites colleagues; each is mailed a link that lasts 7 days.', body: inviteBody, answer: invited, changes: ['listMembers', 'listChecklist'],
  },
  listMembers: {
    method: 'POST', path: 'admin-setting/users', access: ['company:admin'], changing: false, says: 'Members with role and status, searched and filtered.', body: memberList, answer: z.array(memberRow), counted: true,
  },
  changeMemberRole: { method: 'PUT', path: 'admin-setting/user/role', access: ['company:admin'], says: 'Role and permissions of a colleague.', body: roleBody, answer: nothing, changes: ['listMembers', 'checkToken'] },
  changeMemberStatus: {
    method: 'PUT', path: 'admin-setting/user/status', access: ['company:admin'], says: 'Activates, deactivates, or takes an invitation back. A deactivated colleague is signed out at once.',
    body: statusBody, answer: nothing, changes: ['listMembers', 'listPocs', 'listHandover', 'listCompanyInterviews', 'upcomingInterviews', 'listCandidatureInterviews', 'getInterview'],
  },
  listHandover: {
    method: 'GET', path: 'admin-setting/user/interviews', access: ['company:admin'], says: 'Interviews ahead of a member, to be passed on before the account is deactivated.',
    query: z.strictObject({ user_id: uuid }), answer: z.array(handoverRow), counted: true,
  },
  remindMember: { method: 'POST', path: 'admin-setting/remind/user', access: ['company:admin'], says: 'Reminds an invited colleague, at most once a day; the link lasts 7 more days.', body: z.strictObject({ user_id: uuid }), answer: nothing, changes: ['listMembers'] },
  remindAdministrators: {
    method: 'POST', path: 'host-company/remind-administrators', access: ['public'], says: 'Asks the administrators of an address\'s company to invite it; answers alike whether or not there is one.',
    body: z.strictObject({ email }), answer: nothing,
  },
})
