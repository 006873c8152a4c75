import { buildPath, paths } from '@fledge/contract/paths.ts'
import { interviewBadges } from '@fledge/domain/interviews/types.ts'
import { formatTime } from '@fledge/kernel/dates.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Meta } from '@fledge/ui/card.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { SelectField } from '@fledge/ui/select-fields.tsx'
import { SkeletonRows } from '@fledge/ui/states.tsx'
import { useState } from 'react'
import { QueryResult, type QueryResultProps } from '../../platform/query/query-result.tsx'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Payload } from '../../platform/http/client.ts'
import { Link } from '../../platform/router/link.tsx'
import { showToast } from '../../platform/shell/toasts.ts'
import { showFailure, useApiQuery, useApiMutation } from '../../platform/query/query.ts'
import { useZone } from '../../platform/shell/session.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { MemberDialogButtons } from './dialog-buttons.tsx'
import type { Member } from './role-fields.tsx'
import styles from './settings.module.css'

type UpcomingInterview = Payload<'members', 'listHandover'>[number]
/** Interview id → member who takes it over. */
export type SuccessorChoices = Readonly<Record<string, string>>
type Fields = Readonly<Record<string, string>>

interface DeactivateDialogProps {
  readonly member: Member
  readonly name: string
  readonly onClose: () => void
}

/** Lists the consequences of deactivating and assigns each upcoming interview to another member. */
export function DeactivateDialog({ member, name, onClose }: DeactivateDialogProps) {
  const [choices, setChoices] = useState<SuccessorChoices>({})
  const list = useApiQuery(
    'members',
    'listHandover',
    { query: { user_id: member.user_id } },
    { staleTime: 0 },
  )
  const { send, isSending, fields } = useDeactivate({ member, name, onClose })
  return (
    <Dialog
      opened
      busy={isSending}
      onClose={onClose}
      title={t('members.deactivate.title', { name })}
      closeLabel={t('common.btn.close')}
      width={560}
      actions={
        <MemberDialogButtons
          label={t('members.act.deactivate')}
          tone="danger"
          busy={isSending}
          refused={getDeactivationRefusal(list.data?.payload, choices)}
          onSend={() => send(toHandover(list.data?.payload ?? [], choices))}
          onClose={onClose}
        />
      }
    >
      <Stack>
        <p>{t('members.deactivate.text')}</p>
        <Handover list={list} name={name} choices={choices} fields={fields} onChange={setChoices} />
      </Stack>
    </Dialog>
  )
}

/**
 * Returns why the form can't be sent yet: upcoming interviews are still loading or not all
 * reassigned.
 */
export function getDeactivationRefusal(
  ahead: readonly UpcomingInterview[] | undefined,
  choices: SuccessorChoices,
): string | null {
  if (!ahead) return t('members.deactivate.wait')
  const open = ahead.filter(
    (interview) => interview.stays.length === 0 && !choices[interview.interview_id],
  )
  return open.length > 0 ? t('members.deactivate.name', { count: open.length }) : null
}

export const toHandover = (ahead: readonly UpcomingInterview[], choices: SuccessorChoices) =>
  ahead.flatMap((interview) => {
    const to = choices[interview.interview_id]
    return to ? [{ interview_id: interview.interview_id, interviewer_id: to }] : []
  })

function useDeactivate({ member, name, onClose }: DeactivateDialogProps) {
  const end = useApiMutation('members', 'changeMemberStatus', {
    quiet: true,
    onDone: () => {
      onClose()
      showToast(t('members.done.deactivate', { name }))
    },
    onFailed: (failure) => {
      if (!(failure instanceof ApiError) || Object.keys(failure.fields).length === 0)
        showFailure(failure)
    },
  })
  const fields: Fields = end.error instanceof ApiError ? end.error.fields : {}
  const send = (handover: ReturnType<typeof toHandover>) =>
    end.mutate({ body: { user_id: member.user_id, status: 'DEACTIVATED', handover } })
  return { send, isSending: end.isPending, fields }
}

interface HandoverProps {
  readonly list: QueryResultProps<readonly UpcomingInterview[]>['of']
  readonly name: string
  readonly choices: SuccessorChoices
  readonly fields: Fields
  readonly onChange: (choices: SuccessorChoices) => void
}

export function Handover({ list, name, choices, fields, onChange }: HandoverProps) {
  return (
    <QueryResult
      of={list}
      name={t('members.deactivate.ahead')}
      loading={<SkeletonRows rows={2} label={t('members.deactivate.ahead')} />}
      empty={<p className={styles['dim']}>{t('members.deactivate.none')}</p>}
    >
      {(rows) => (
        <section aria-label={t('members.deactivate.ahead')}>
          <p>
            <b>{t('members.deactivate.count', { count: rows.length, name })}</b>
          </p>
          <ul className={styles['ahead']}>
            {rows.map((interview) => (
              <AheadRow
                key={interview.interview_id}
                interview={interview}
                value={choices[interview.interview_id] ?? null}
                error={fields[`handover.${interview.interview_id}`]}
                onChange={(to) => onChange({ ...choices, [interview.interview_id]: to ?? '' })}
              />
            ))}
          </ul>
        </section>
      )}
    </QueryResult>
  )
}

interface AheadRowProps {
  readonly interview: UpcomingInterview
  readonly value: string | null
  readonly error: string | undefined
  readonly onChange: (member: string | null) => void
}

function AheadRow({ interview, value, error, onChange }: AheadRowProps) {
  const zone = useZone()
  const badge = interviewBadges[interview.status]
  const when = interview.starts_at
    ? formatTime(interview.starts_at, zone)
    : t('members.deactivate.times', { count: interview.slots.length })
  return (
    <li>
      <p>
        <b>{when}</b> · {interview.intern.name}{' '}
        <Badge tone={badge.tone}>{translateKey(badge.text)}</Badge>
      </p>
      <Meta>
        {interview.plan_name}
        {interview.slots[0]
          ? ` · ${t('members.interviews.first', { when: formatTime(interview.slots[0].starts_at, zone) })}`
          : ''}
      </Meta>
      {interview.free.length === 0 ? (
        <NoSuccessor candidate={interview.candidature_id} />
      ) : (
        <SuccessorField interview={interview} value={value} error={error} onChange={onChange} />
      )}
    </li>
  )
}

/** Shown when no other member is available: the interview must be moved first. */
function NoSuccessor({ candidate }: { readonly candidate: string }) {
  return (
    <p role="alert" className={styles['due']}>
      {t('members.deactivate.nobody')}{' '}
      <Link
        className={styles['inText'] ?? ''}
        to={buildPath(paths.company.candidate, { candidate }, { tab: 'interviews' })}
      >
        {t('members.deactivate.move')}
      </Link>
    </p>
  )
}

function SuccessorField({ interview, value, error, onChange }: AheadRowProps) {
  const stays = interview.stays.join(', ')
  return (
    <SelectField
      label={t('members.deactivate.who', { name: interview.intern.name })}
      hint={
        interview.stays.length > 0 ? t('members.deactivate.stays', { names: stays }) : undefined
      }
      nothingFound={t('common.nothingFound')}
      error={error}
      value={value || null}
      onChange={onChange}
      placeholder={interview.stays.length > 0 ? stays : t('common.choose')}
      options={interview.free.map((free) => ({ value: free.member_id, label: free.name }))}
    />
  )
}
