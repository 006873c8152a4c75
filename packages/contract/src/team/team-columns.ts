import { teamBadges } from '@fledge/domain/team/types.ts'
import { formatDate } from '@fledge/kernel/dates.ts'
import { defineColumns } from '../platform/list-columns.ts'
import type { TeamMember } from './schema.ts'

/** Columns of the list of the programme team. */
export const teamColumns = defineColumns<TeamMember>()({
  name: { title: 'columns.name', value: ({ name, email }) => name || email },
  email: { title: 'columns.email', value: ({ email }) => email },
  status: { title: 'columns.status', value: ({ state }) => [{ key: teamBadges[state].text }] },
  role: { title: 'columns.role', value: (row) => [{ key: `operatorRoles.${row.operator_role}` }] },
  seen: {
    title: 'columns.lastSeen',
    isTime: true,
    value: ({ last_seen_at: time }) => ({ time }),
    isOptional: true,
  },
  tasks: { title: 'columns.openTasks', value: (row) => row.open_tasks },
  factor: {
    title: 'columns.secondFactor',
    value: (row) => [{ key: row.has_second_factor ? 'team.factor.on' : 'team.factor.off' }],
  },
  absence: {
    title: 'columns.absence',
    value: ({ absence }) =>
      absence && [
        {
          key: 'team.away',
          values: {
            from: formatDate(absence.absent_from),
            until: formatDate(absence.absent_until),
          },
        },
      ],
    isOptional: true,
  },
  invited: {
    title: 'columns.invitedUntil',
    isTime: true,
    value: ({ invited_until: time }) => ({ time }),
    isOptional: true,
  },
  partner: { title: 'columns.partner', value: (row) => row.partner_name, isOptional: true },
  cover: {
    title: 'columns.cover',
    value: ({ absence }) => absence && absence.cover_name,
    isOptional: true,
  },
  erase: {
    title: 'columns.eraseAt',
    isTime: true,
    value: ({ erase_at: time }) => ({ time }),
    isOptional: true,
  },
})
