import { memberBadges } from '@fledge/domain/members/words.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Button } from '@fledge/ui/button.tsx'
import { Meta, Row } from '@fledge/ui/card.tsx'
import { Group } from '@fledge/ui/page.tsx'
import { PersonLine } from '@fledge/ui/person.tsx'
import { useState } from 'react'
import { ago, midTime, useNow } from '../../platform/clock.ts'
import { showToast } from '../../platform/notes.ts'
import { useCall } from '../../platform/query.ts'
import { useZone } from '../../platform/session.ts'
import { SureDialog } from '../../platform/sure-dialog.tsx'
import { say, t } from '../../platform/use-texts.ts'
import { DeactivateDialog } from './deactivate-dialog.tsx'
import { RoleDialog } from './role-dialog.tsx'
import type { Member } from './role-fields.tsx'
import styles from './settings.module.css'

/** Of an invitation: when it went, and until when its link is good; of a member: when they were here. */
function useWhen(member: Member): { readonly says: string | null; readonly due: boolean } {
  const [now, zone] = [useNow(), useZone()]
  if (member.link_until) {
    const sent = t(member.reminded_at ? 'members.list.reminded' : 'members.list.invited', {
      when: ago(member.reminded_at ?? member.invited_at ?? now, now),
    })
    const over = new Date(member.link_until) <= now
    return {
      says: `${sent} · ${t(over ? 'members.list.linkOver' : 'members.list.linkUntil', { when: midTime(member.link_until, zone, now) })}`,
      due: over,
    }
  }
  return {
    says: member.last_seen_at
      ? t('members.list.seen', { when: ago(member.last_seen_at, now) })
      : null,
    due: false,
  }
}

/** A member with role, permissions and what can be done now. */
export function MemberLine({
  member,
  onShow,
}: {
  readonly member: Member
  readonly onShow: () => void
}) {
  const badge = memberBadges[member.status]
  const name = `${member.first_name} ${member.last_name}`.trim() || member.email
  const when = useWhen(member)
  const may =
    member.role === 'ADMIN'
      ? null
      : member.permissions.length > 0
        ? t('members.list.may', {
            list: member.permissions
              .map((one) => say(`members.permission.${one}`).toLowerCase())
              .join(', '),
          })
        : t('members.list.mayNothing')
  return (
    <Row>
      <div className={styles['line']}>
        <PersonLine
          name={name}
          picture={member.picture_url}
          beside={
            <>
              <Badge tone={badge.tone}>{say(badge.text)}</Badge>
              {member.is_you ? <Badge tone="slate">{t('members.list.you')}</Badge> : null}
            </>
          }
        >
          <Meta>
            {[
              say(`members.role.${member.role}`),
              member.job_title,
              name === member.email ? null : member.email,
            ]
              .filter(Boolean)
              .join(' · ')}
          </Meta>
          {may ? <Meta>{may}</Meta> : null}
          {when.says ? <Meta due={when.due}>{when.says}</Meta> : null}
        </PersonLine>
        <MemberActions member={member} name={name} onShow={onShow} />
      </div>
    </Row>
  )
}

const open = (may: true | string) => may !== 'errors.ILLEGAL_TRANSITION'
const refusal = (may: true | string) => (may === true ? null : say(may))

function MemberActions({
  member,
  name,
  onShow,
}: {
  readonly member: Member
  readonly name: string
  readonly onShow: () => void
}) {
  const [now, zone] = [useNow(), useZone()]
  const [asking, setAsking] = useState<'role' | 'deactivate' | 'revoke' | null>(null)
  const status = useCall('members', 'changeMemberStatus', { onOvertaken: () => setAsking(null) })
  const change = (to: 'ACTIVE' | 'REVOKED', done: string) =>
    status.mutate(
      { body: { user_id: member.user_id, status: to } },
      {
        onSuccess: () => {
          setAsking(null)
          showToast(done)
        },
      },
    )
  const remind = useCall('members', 'remindMember', {
    onDone: () => showToast(t('members.done.remind')),
  })
  const { may } = member
  const label = (action: string) => `${action}: ${name}`
  const again =
    may.remind !== true && member.remind_from
      ? t('members.act.again', { when: midTime(member.remind_from, zone, now) })
      : null
  return (
    <div className={styles['acts']}>
      <Group>
        {member.link_until ? null : (
          <Button
            size="small"
            tone="quiet"
            aria-label={label(t('members.act.show'))}
            onClick={onShow}
          >
            {t('members.act.show')}
          </Button>
        )}
        {open(may.remind) ? (
          <Button
            size="small"
            busy={remind.isPending}
            refused={again ?? refusal(may.remind)}
            aria-label={label(t('members.act.remind'))}
            onClick={() => remind.mutate({ body: { user_id: member.user_id } })}
          >
            {t('members.act.remind')}
          </Button>
        ) : null}
        {open(may.revoke) ? (
          <Button
            size="small"
            tone="quiet"
            refused={refusal(may.revoke)}
            busy={status.isPending}
            aria-label={label(t('members.act.revoke'))}
            onClick={() => setAsking('revoke')}
          >
            {t('members.act.revoke')}
          </Button>
        ) : null}
        {open(may.deactivate) || open(may.revoke) ? (
          <Button
            size="small"
            aria-label={label(t('members.act.role'))}
            onClick={() => setAsking('role')}
          >
            {t('members.act.role')}
          </Button>
        ) : null}
        {open(may.deactivate) ? (
          <Button
            size="small"
            tone="quiet"
            refused={refusal(may.deactivate)}
            aria-label={label(t('members.act.deactivate'))}
            onClick={() => setAsking('deactivate')}
          >
            {t('members.act.deactivate')}
          </Button>
        ) : null}
        {open(may.activate) ? (
          <Button
            size="small"
            refused={refusal(may.activate)}
            busy={status.isPending}
            aria-label={label(t('members.act.activate'))}
            onClick={() => change('ACTIVE', t('members.done.activate', { name }))}
          >
            {t('members.act.activate')}
          </Button>
        ) : null}
      </Group>
      {again ? (
        <Meta>{again}</Meta>
      ) : may.deactivate !== true && open(may.deactivate) ? (
        <Meta>{say(may.deactivate)}</Meta>
      ) : null}
      {asking === 'role' ? (
        <RoleDialog member={member} name={name} opened onClose={() => setAsking(null)} />
      ) : null}
      {asking === 'revoke' ? (
        <SureDialog
          title={t('members.revoke.title', { name })}
          text={t('members.revoke.text')}
          act={t('members.act.revoke')}
          busy={status.isPending}
          onSure={() => change('REVOKED', t('members.done.revoke'))}
          onClose={() => setAsking(null)}
        />
      ) : null}
      {asking === 'deactivate' ? (
        <DeactivateDialog member={member} name={name} onClose={() => setAsking(null)} />
      ) : null}
    </div>
  )
}
