import { memberBadges } from '@fledge/domain/members/types.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Meta, CardListItem } from '@fledge/ui/card.tsx'
import { PersonLine } from '@fledge/ui/person.tsx'
import { formatAgo, formatTimeInSentence, useNow } from '../../platform/time/clock.ts'
import { useZone } from '../../platform/shell/session.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { MemberActions } from './member-actions.tsx'
import type { Member } from './role-fields.tsx'
import styles from './settings.module.css'

/**
 * For invitations, when it was sent and until when the link is valid; for members, when they were
 * last active.
 */
function useMemberActivity(member: Member): {
  readonly text: string | null
  readonly due: boolean
} {
  const [now, zone] = [useNow(), useZone()]
  if (member.link_until) {
    const sent = t(member.reminded_at ? 'members.list.reminded' : 'members.list.invited', {
      when: formatAgo(member.reminded_at ?? member.invited_at ?? now, now),
    })
    const over = new Date(member.link_until) <= now
    return {
      text: `${sent} · ${t(over ? 'members.list.linkOver' : 'members.list.linkUntil', { when: formatTimeInSentence(member.link_until, zone, now) })}`,
      due: over,
    }
  }
  return {
    text: member.last_seen_at
      ? t('members.list.seen', { when: formatAgo(member.last_seen_at, now) })
      : null,
    due: false,
  }
}

/** Returns the permissions of a member, or null for administrators, who have all of them. */
function formatPermissions({ role, permissions }: Member): string | null {
  if (role === 'ADMIN') return null
  if (permissions.length === 0) return t('members.list.mayNothing')
  return t('members.list.may', {
    list: permissions
      .map((permission) => translateKey(`members.permission.${permission}`).toLowerCase())
      .join(', '),
  })
}

interface MemberLineProps {
  readonly member: Member
  readonly onShow: () => void
}

/** Member with role, permissions and available actions. */
export function MemberLine({ member, onShow }: MemberLineProps) {
  const badge = memberBadges[member.status]
  const name = `${member.first_name} ${member.last_name}`.trim() || member.email
  const when = useMemberActivity(member)
  const may = formatPermissions(member)
  return (
    <CardListItem>
      <div className={styles['line']}>
        <PersonLine
          name={name}
          picture={member.picture_url}
          badge={
            <>
              <Badge tone={badge.tone}>{translateKey(badge.text)}</Badge>
              {member.is_you ? <Badge tone="slate">{t('members.list.you')}</Badge> : null}
            </>
          }
        >
          <Meta>
            {[
              translateKey(`members.role.${member.role}`),
              member.job_title,
              name === member.email ? null : member.email,
            ]
              .filter(Boolean)
              .join(' · ')}
          </Meta>
          {may ? <Meta>{may}</Meta> : null}
          {when.text ? <Meta due={when.due}>{when.text}</Meta> : null}
        </PersonLine>
        <MemberActions member={member} name={name} onShow={onShow} />
      </div>
    </CardListItem>
  )
}
