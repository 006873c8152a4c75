import type { ReviewTimes, TeamMember } from '@fledge/contract/team/schema.ts'

const may = {
  inviteAgain: 'errors.ILLEGAL_TRANSITION',
  changeRole: true,
  remove: true,
  setAbsence: true,
} as const

export const sampleTeamMember: TeamMember = {
  user_id: 'ada',
  name: 'Ada Berg',
  email: 'ada@fledge.example',
  operator_role: 'REVIEWER',
  partner_name: null,
  state: 'ACTIVE',
  has_second_factor: true,
  last_seen_at: '2026-11-24T08:40:00Z',
  open_tasks: 12,
  invited_until: null,
  absence: null,
  erase_at: null,
  may,
}

export const sampleInvitedMember: TeamMember = {
  ...sampleTeamMember,
  user_id: 'noor',
  name: 'Noor Haddad',
  email: 'noor@fledge.example',
  operator_role: 'FINANCE',
  state: 'INVITED',
  has_second_factor: false,
  last_seen_at: null,
  open_tasks: 0,
  invited_until: '2026-12-01T09:00:00Z',
  may: {
    inviteAgain: true,
    changeRole: true,
    remove: true,
    setAbsence: 'errors.ILLEGAL_TRANSITION',
  },
}

export const sampleTeam: readonly TeamMember[] = [
  {
    ...sampleTeamMember,
    user_id: 'operator-user',
    name: 'Inês Duarte',
    email: 'ines@fledge.example',
    operator_role: 'MANAGER',
    open_tasks: 0,
    may: { ...may, changeRole: 'team.refused.lastManager', remove: 'team.refused.lastManager' },
  },
  sampleTeamMember,
  {
    ...sampleTeamMember,
    user_id: 'ben',
    name: 'Ben Osei',
    email: 'ben@fledge.example',
    state: 'ABSENT',
    has_second_factor: false,
    open_tasks: 1,
    absence: {
      absent_from: '2026-11-23',
      absent_until: '2026-12-04',
      cover_id: 'ada',
      cover_name: 'Ada Berg',
    },
  },
  sampleInvitedMember,
  {
    ...sampleInvitedMember,
    user_id: 'kim',
    name: '',
    email: 'kim@fledge.example',
    state: 'INVITATION_EXPIRED',
    invited_until: '2026-11-20T09:00:00Z',
  },
  {
    ...sampleTeamMember,
    user_id: 'lea',
    name: 'Léa Martin',
    email: 'lea@fledge.example',
    state: 'REMOVED',
    open_tasks: 0,
    erase_at: '2026-12-05T09:00:00Z',
    may: {
      inviteAgain: 'team.refused.removed',
      changeRole: 'team.refused.removed',
      remove: 'team.refused.removed',
      setAbsence: 'team.refused.removed',
    },
  },
]

export const sampleReviewTimes: ReviewTimes = {
  total: { count: 214, median_seconds: 402, p90_seconds: 1104 },
  reviewers: [
    { user_id: 'ines', name: 'Inês Duarte', count: 46, median_seconds: 318, p90_seconds: 840 },
    { user_id: 'marek', name: 'Marek Novotný', count: 168, median_seconds: 431, p90_seconds: 1150 },
  ],
}
