import type { Payload } from '../../platform/http/client.ts'
import { timeAfter } from './interviews.ts'
import { internBrief } from './briefs.ts'

/** A colleague as others of the company see them. */
export const samplePoc: Payload<'members', 'listPocs'>[number] = {
  user_id: 'member-user',
  member_id: 'member',
  email: 'grace@example.com',
  first_name: 'Grace',
  last_name: 'Lin',
  picture_url: null,
  phone: '+44 20 7946 0018',
  role: 'ADMIN',
  permissions: [],
  status: 'ACTIVE',
  job_title_id: 1,
  job_title: 'Head of design',
  custom_job_title: null,
  linkedin_url: 'https://www.linkedin.com/in/grace-lin',
  proficient_language_ids: [1],
  time_zone: 'Europe/London',
  is_first: true,
}

const notNow = 'errors.ILLEGAL_TRANSITION'

/** A row of the list of members. */
export const sampleMemberRow: Payload<'members', 'listMembers'>[number] = {
  user_id: 'colleague-user',
  member_id: 'colleague',
  email: 'tomas@example.com',
  first_name: 'Tomáš',
  last_name: 'Novák',
  picture_url: null,
  job_title: 'Product designer',
  role: 'SUPERVISOR',
  permissions: ['BROWSE_CANDIDATE'],
  status: 'ACTIVE',
  invited_at: null,
  reminded_at: null,
  last_seen_at: '2026-11-24T15:00:00Z',
  remind_from: null,
  link_until: null,
  is_you: false,
  may: { change_role: true, deactivate: true, activate: notNow, remind: notNow, revoke: notNow },
}
export const invitedMember: typeof sampleMemberRow = {
  ...sampleMemberRow,
  user_id: 'invitation',
  member_id: 'invitation',
  first_name: '',
  last_name: '',
  job_title: null,
  status: 'INVITED',
  invited_at: '2026-11-20T09:00:00Z',
  last_seen_at: null,
  link_until: '2026-11-27T09:00:00Z',
  may: { change_role: notNow, deactivate: notNow, activate: notNow, remind: true, revoke: true },
}
export const deactivatedMember: typeof sampleMemberRow = {
  ...sampleMemberRow,
  user_id: 'deactivated-user',
  member_id: 'deactivated',
  status: 'DEACTIVATED',
  may: { ...sampleMemberRow.may, deactivate: notNow, activate: true },
}

/** An interview that needs another interviewer when a member leaves. */
export const handoverRow: Payload<'members', 'listHandover'>[number] = {
  interview_id: 'interview',
  candidature_id: 'candidature',
  status: 'CONFIRMED',
  plan_name: 'Product design',
  intern: internBrief,
  ...timeAfter(52),
  slots: [],
  stays: [],
  free: [{ member_id: 'member', name: 'Grace Lin' }],
}
