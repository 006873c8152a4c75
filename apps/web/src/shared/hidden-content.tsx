import type { OwnHiding } from '@fledge/contract/reports/hiding-schema.ts'
import {
  hidingBadges,
  type HidingRequest,
  hidingRequests,
} from '@fledge/domain/reports/hiding-types.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Button } from '@fledge/ui/button.tsx'
import { Card, Meta } from '@fledge/ui/card.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { Group, Stack } from '@fledge/ui/page.tsx'
import { useState } from 'react'
import { NoteField } from '../platform/forms/note-field.tsx'
import { t, translateKey } from '../platform/i18n/use-texts.ts'
import { useApiMutation, useApiQuery } from '../platform/query/query.ts'
import { useZone } from '../platform/shell/session.ts'
import { showToast } from '../platform/shell/toasts.ts'
import { formatTimeInSentence, useNow } from '../platform/time/clock.ts'

interface HiddenContentProps {
  /** Shows only that this plan is hidden; otherwise everything that is. */
  readonly planId?: string
}

/**
 * What the programme team has hidden of the reader's own profile, company page or plans, with the
 * reason and what they can do; nothing if nothing is hidden.
 */
export function HiddenContent({ planId }: HiddenContentProps) {
  const hidings = useApiQuery('reports', 'listOwnHidings')
  const shown = (hidings.data?.payload ?? []).filter(
    (hiding) => planId === undefined || hiding.plan_id === planId,
  )
  return shown.map((hiding) => <HidingCard key={hiding.hiding_id} hiding={hiding} />)
}

const toPartLabel = (hiding: OwnHiding) =>
  translateKey(`hidings.ownPart.${hiding.part}`, { plan: hiding.plan_name ?? '' })

function HidingCard({ hiding }: { readonly hiding: OwnHiding }) {
  const [request, setRequest] = useState<HidingRequest | null>(null)
  const badge = hidingBadges[hiding.status]
  return (
    <Card
      title={t('hiddenContent.title', { part: toPartLabel(hiding) })}
      foot={
        hiding.due_at === null ? <HidingActions hiding={hiding} onRequest={setRequest} /> : null
      }
      side={<Badge tone={badge.tone}>{t(`hiddenContent.status.${hiding.status}`)}</Badge>}
    >
      <Stack tight>
        <p>
          {t('hiddenContent.reason', { reason: translateKey(`reports.reason.${hiding.reason}`) })}
        </p>
        <p>{hiding.note}</p>
        <HidingState hiding={hiding} />
      </Stack>
      {request ? (
        <RequestDialog hiding={hiding} request={request} onClose={() => setRequest(null)} />
      ) : null}
    </Card>
  )
}

interface HidingActionsProps {
  readonly hiding: OwnHiding
  readonly onRequest: (request: HidingRequest) => void
}

function HidingActions({ hiding: { may }, onRequest }: HidingActionsProps) {
  return (
    <Group>
      {hidingRequests.map((request) => (
        <Button
          key={request}
          disabledReason={toDisabledReason(may[request])}
          onClick={() => onRequest(request)}
        >
          {t(`hiddenContent.${request}`)}
        </Button>
      ))}
    </Group>
  )
}

const toDisabledReason = (permission: true | string) =>
  permission === true ? null : translateKey(permission)

/** What its owner asked for and by when there is a decision, or what was decided last. */
function HidingState({ hiding }: { readonly hiding: OwnHiding }) {
  const [zone, now] = [useZone(), useNow()]
  const { due_at: due, request_note: note, requested_at: sent } = hiding
  if (due !== null)
    return (
      <>
        {note === null ? null : <p dir="auto">{t('hiddenContent.youWrote', { note })}</p>}
        <Meta>
          {t('hiddenContent.due', {
            sent: formatTimeInSentence(sent ?? due, zone, now),
            when: formatTimeInSentence(due, zone, now),
          })}
        </Meta>
      </>
    )
  return (
    <>
      {hiding.decision_reason === null ? null : (
        <p>{t('hiddenContent.decided', { reason: hiding.decision_reason })}</p>
      )}
      <Meta>{t('hiddenContent.text')}</Meta>
    </>
  )
}

interface RequestDialogProps {
  readonly hiding: OwnHiding
  readonly request: HidingRequest
  readonly onClose: () => void
}

function RequestDialog({ hiding, request, onClose }: RequestDialogProps) {
  const [note, setNote] = useState('')
  const send = useApiMutation('reports', 'requestContentHiding', {
    onDone: () => {
      showToast(t(`hiddenContent.${request}Sent`))
      onClose()
    },
  })
  return (
    <Dialog
      opened
      busy={send.isPending}
      onClose={onClose}
      title={t(`hiddenContent.${request}Title`, { part: toPartLabel(hiding) })}
      closeLabel={t('common.btn.close')}
      actions={
        <Button
          tone="primary"
          busy={send.isPending}
          disabledReason={note.trim() ? null : t(`hiddenContent.${request}Missing`)}
          onClick={() => send.mutate({ params: { id: hiding.hiding_id }, body: { request, note } })}
        >
          {t(`hiddenContent.${request}Send`)}
        </Button>
      }
    >
      <Stack tight>
        <p>{t(`hiddenContent.${request}Text`)}</p>
        <NoteField
          label={t(`hiddenContent.${request}Note`)}
          isNeeded
          value={note}
          onChange={setNote}
        />
      </Stack>
    </Dialog>
  )
}
