import { paths } from '@fledge/contract/paths.ts'
import { deactivateReasons } from '@fledge/domain/accounts/reasons.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Card } from '@fledge/ui/card.tsx'
import { RadioCards } from '@fledge/ui/choice-fields.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { TextArea } from '@fledge/ui/fields.tsx'
import { Group, Stack } from '@fledge/ui/page.tsx'
import { useState } from 'react'
import type { Payload } from '../../platform/http/client.ts'
import { RefundNotice } from '../../shared/refund-notice.tsx'
import { useNavigateTo } from '../../platform/router/link.tsx'
import { useApiQuery, useApiMutation } from '../../platform/query/query.ts'
import { signOut } from '../../platform/shell/session.ts'
import { t } from '../../platform/i18n/use-texts.ts'

type Reason = (typeof deactivateReasons)[number]['id']
const maxNoteLength = 500

/**
 * Deactivates the account: hidden from browse and signed out everywhere. Signing in again
 * reactivates it.
 */
export function DeactivateCard() {
  const [opened, setOpened] = useState(false)
  return (
    <Card title={t('accounts.leave.title')}>
      <Stack tight>
        <p>{t('accounts.leave.text')}</p>
        <Group>
          <Button tone="danger" onClick={() => setOpened(true)}>
            {t('accounts.leave.act')}
          </Button>
        </Group>
      </Stack>
      {opened ? <DeactivateDialog onClose={() => setOpened(false)} /> : null}
    </Card>
  )
}

/** Deactivates the account and redirects. */
function useDeactivation() {
  const go = useNavigateTo()
  const call = useApiMutation('accounts', 'deactivateAccount', {
    onDone: () => void signOut().then(() => go(paths.intern.getStarted)),
  })
  const deactivate = (reason: Reason | null, note: string) =>
    call.mutate({
      query: { ...(reason ? { reason } : {}), ...(note.trim() ? { note: note.trim() } : {}) },
    })
  return { deactivate, isPending: call.isPending }
}

function DeactivateDialog({ onClose }: { readonly onClose: () => void }) {
  const [reason, setReason] = useState<Reason | null>(null)
  const [note, setNote] = useState('')
  const reasons = useApiQuery('lookups', 'listFeedbackReasons', { query: { kind: 'deactivate' } })
  const { deactivate, isPending } = useDeactivation()
  return (
    <Dialog
      opened
      busy={isPending}
      onClose={onClose}
      title={t('accounts.leave.ask')}
      closeLabel={t('common.btn.close')}
      actions={
        <>
          <Button tone="quiet" disabled={isPending} onClick={onClose}>
            {t('common.btn.cancel')}
          </Button>
          <Button tone="danger" busy={isPending} onClick={() => deactivate(reason, note)}>
            {t('accounts.leave.act')}
          </Button>
        </>
      }
    >
      <Stack tight>
        <p>{t('accounts.leave.what')}</p>
        <RefundNotice of="all" isKept />
        <ReasonFields
          reasons={reasons.data?.payload ?? []}
          reason={reason}
          onReason={setReason}
          note={note}
          onNote={setNote}
        />
      </Stack>
    </Dialog>
  )
}

interface ReasonFieldsProps {
  readonly reasons: Payload<'lookups', 'listFeedbackReasons'>
  readonly reason: Reason | null
  readonly onReason: (reason: Reason | null) => void
  readonly note: string
  readonly onNote: (note: string) => void
}

function ReasonFields({ reasons, reason, onReason, note, onNote }: ReasonFieldsProps) {
  return (
    <>
      <RadioCards
        label={t('accounts.leave.why')}
        value={reason}
        onChange={(id) =>
          onReason(deactivateReasons.find((choice) => choice.id === id)?.id ?? null)
        }
        choices={reasons.map((choice) => ({ value: choice.id, label: choice.name }))}
      />
      <TextArea
        label={t('accounts.leave.note')}
        optional={t('common.optional')}
        limit={maxNoteLength}
        formatLength={(used) => t('common.charsLeft', { used, limit: maxNoteLength })}
        maxLength={maxNoteLength}
        rows={3}
        value={note}
        onChange={(event) => onNote(event.currentTarget.value)}
      />
    </>
  )
}
