import { countDueReminders } from '@fledge/domain/reminders.ts'
import { linkRule } from '@fledge/domain/sessions/code-rules.ts'
import type { Job } from '../../platform/http/handler.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { translate } from '../../platform/texts.ts'
import { sendInvitation } from './invite-members.ts'
import { invitationsToRemind, markInvitationReminded } from './queries/remind.queries.ts'

/**
 * Reminds invitees who have not joined halfway through the 7 days and 24 hours before they end.
 * Reminders do not extend the period; only an administrator can renew it.
 */
const remindInvitedJob: Job = {
  name: 'members.remindInvited',
  async run(tx) {
    const rows = await tx.many(invitationsToRemind, {
      now: tx.now.toISOString(),
      lead_seconds: linkRule.leadMs / 1000,
    })
    for (const row of rows) {
      const invitedAt = new Date(row.invited_at)
      const until = new Date(invitedAt.getTime() + linkRule.leadMs)
      const times = countDueReminders(invitedAt, until, tx.now)
      await tx.run(markInvitationReminded, {
        member_id: row.member_id,
        invitation_reminded: Math.max(times, row.invitation_reminded + 1),
      })
      const content = composeMail('members.invitationEnds', {
        company: row.company_name,
        role: translate(`members.role.${row.role}`),
        until: { time: until.toISOString(), as: 'full' },
      })
      await sendInvitation(tx, row.email, content)
    }
    return rows.length
  },
}

export const memberJobs: readonly Job[] = [remindInvitedJob]
