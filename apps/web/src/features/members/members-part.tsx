import { memberBadges, memberStatuses } from '@fledge/domain/members/words.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Button } from '@fledge/ui/button.tsx'
import { Card, Meta, Row, Rows } from '@fledge/ui/card.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { FieldGrid } from '@fledge/ui/field.tsx'
import { TextField } from '@fledge/ui/fields.tsx'
import { Group, Stack } from '@fledge/ui/page.tsx'
import { Pager } from '@fledge/ui/pager.tsx'
import { PersonLine } from '@fledge/ui/person.tsx'
import { SelectField } from '@fledge/ui/select-fields.tsx'
import { Empty } from '@fledge/ui/states.tsx'
import { IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useAddressState } from '../../platform/address-state.ts'
import { Answer } from '../../platform/answer.tsx'
import { ago, useNow } from '../../platform/clock.ts'
import { showToast } from '../../platform/notes.ts'
import { useAnswer, useCall } from '../../platform/query.ts'
import { say, t } from '../../platform/use-texts.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { RoleDialog } from './role-dialog.tsx'
import type { Member } from './role-fields.tsx'
import styles from './settings.module.css'

/** The team: who is here, in which role, and what can be done about it now. */
export function MembersPart() {
  const [search, setSearch] = useAddressState()
  const [inviting, setInviting] = useState(false)
  const status = memberStatuses.find((one) => one === search['status'])
  const page = Number(search['page'] ?? 1)
  const words = typeof search['search'] === 'string' ? search['search'] : ''
  const members = useAnswer('members', 'listMembers', { body: { page, ...(status ? { status } : {}), ...(words ? { search: words } : {}) } }, { keep: true })
  return (
    <Stack>
      <FieldGrid>
        <TextField label={t('members.list.search')} type="search" defaultValue={words} onChange={(event) => setSearch({ search: event.currentTarget.value || undefined, page: undefined })} />
        <SelectField label={t('members.list.status')} nothingFound={t('common.nothingFound')} placeholder={t('members.list.all')} value={status ?? 'all'} onChange={(value) => setSearch({ status: value === 'all' ? undefined : (value ?? undefined), page: undefined })}
          options={[{ value: 'all', label: t('members.list.all') }, ...memberStatuses.map((value) => ({ value, label: say(memberBadges[value].text) }))]} />
      </FieldGrid>
      <Card title={t('members.tab.members')} count={members.data?.count ?? 0} side={<Button tone="primary" size="small" icon={<IconUserPlus size={16} aria-hidden />} onClick={() => setInviting(true)}>{t('members.list.invite')}</Button>} flush>
        <Answer of={members} name={t('members.tab.members')} empty={<Empty title={t('members.list.empty')} text={t('members.list.emptyText')} />}>
          {(rows, count) => (
            <>
              <Rows>{rows.map((row) => <MemberLine key={row.member_id} member={row} />)}</Rows>
              <Pager page={page} count={count} onPage={(next) => setSearch({ page: String(next) })} says={(at, of) => t('common.page', { page: at, pages: of })} previousLabel={t('common.previousPage')} nextLabel={t('common.nextPage')} />
            </>
          )}
        </Answer>
      </Card>
      <InviteDialog opened={inviting} onClose={() => setInviting(false)} />
    </Stack>
  )
}

function MemberLine({ member }: { readonly member: Member }) {
  const now = useNow()
  const badge = memberBadges[member.status]
  const name = `${member.first_name} ${member.last_name}`.trim() || member.email
  const when = member.invited_at && !member.last_seen_at ? t('members.list.invited', { when: ago(member.reminded_at ?? member.invited_at, now) }) : member.last_seen_at ? t('members.list.seen', { when: ago(member.last_seen_at, now) }) : null
  return (
    <Row><div className={styles['line']}>
      <PersonLine name={name} picture={member.picture_url} beside={<><Badge tone={badge.tone}>{say(badge.text)}</Badge>{member.is_you ? <Badge tone="slate">{t('members.list.you')}</Badge> : null}</>}>
        <Meta>{[say(`members.role.${member.role}`), member.job_title, member.email, when].filter(Boolean).join(' · ')}</Meta>
      </PersonLine>
      <MemberActions member={member} name={name} />
    </div></Row>
  )
}

const open = (may: true | string) => may !== 'errors.ILLEGAL_TRANSITION'
const refusal = (may: true | string) => (may === true ? null : say(may))

function MemberActions({ member, name }: { readonly member: Member; readonly name: string }) {
  const [asking, setAsking] = useState<'role' | 'deactivate' | null>(null)
  const status = useCall('members', 'changeMemberStatus', { onDone: () => { setAsking(null); showToast(t('members.done.status')) } })
  const remind = useCall('members', 'remindMember', { onDone: () => showToast(t('members.done.remind')) })
  const { may } = member
  const label = (action: string) => `${action}: ${name}`
  return (
    <Group>
      {open(may.remind) ? <Button size="small" busy={remind.isPending} refused={refusal(may.remind)} aria-label={label(t('members.act.remind'))} onClick={() => remind.mutate({ body: { user_id: member.user_id } })}>{t('members.act.remind')}</Button> : null}
      {open(may.revoke) ? <Button size="small" tone="quiet" refused={refusal(may.revoke)} aria-label={label(t('members.act.revoke'))} onClick={() => status.mutate({ body: { user_id: member.user_id, status: 'REVOKED' } })}>{t('members.act.revoke')}</Button> : null}
      {open(may.deactivate) || may.change_role === true ? <Button size="small" aria-label={label(t('members.act.role'))} onClick={() => setAsking('role')}>{t('members.act.role')}</Button> : null}
      {open(may.deactivate) ? <Button size="small" tone="quiet" refused={refusal(may.deactivate)} aria-label={label(t('members.act.deactivate'))} onClick={() => setAsking('deactivate')}>{t('members.act.deactivate')}</Button> : null}
      {open(may.activate) ? <Button size="small" refused={refusal(may.activate)} aria-label={label(t('members.act.activate'))} onClick={() => status.mutate({ body: { user_id: member.user_id, status: 'ACTIVE' } })}>{t('members.act.activate')}</Button> : null}
      <RoleDialog member={member} name={name} opened={asking === 'role'} onClose={() => setAsking(null)} />
      <Dialog opened={asking === 'deactivate'} onClose={() => setAsking(null)} title={t('members.deactivate.title', { name })} closeLabel={t('common.btn.close')}
        actions={<><Button onClick={() => setAsking(null)}>{t('common.btn.cancel')}</Button><Button tone="danger" busy={status.isPending} onClick={() => status.mutate({ body: { user_id: member.user_id, status: 'DEACTIVATED' } })}>{t('members.act.deactivate')}</Button></>}>
        <p>{t('members.deactivate.text')}</p>
      </Dialog>
    </Group>
  )
}
