import type { MessagePreview, MessageSelection } from '@fledge/contract/messages/message-schema.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import { approvalAbove } from '@fledge/domain/messages/types.ts'
import { getZoneCity, toInstant } from '@fledge/kernel/dates.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { TextField } from '@fledge/ui/fields.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { useState } from 'react'
import { NoteField } from '../platform/forms/note-field.tsx'
import { t } from '../platform/i18n/use-texts.ts'
import { BulkPreviewFacts } from '../platform/list/bulk-preview.tsx'
import { useApiMutation, useApiQuery } from '../platform/query/query.ts'
import type { LoadedQuery } from '../platform/query/query-result.tsx'
import { useZone } from '../platform/shell/session.ts'
import { showToast } from '../platform/shell/toasts.ts'
import { useNow } from '../platform/time/clock.ts'
import type { DraftedMessage } from './message-text-dialog.tsx'
import { MessageText } from './message-text.tsx'
import { getUndoAction } from './undo-decision.ts'

interface MessagePreviewDialogProps {
  readonly selection: MessageSelection
  readonly draft: DraftedMessage
  readonly onBack: () => void
  readonly onDone: (count: number) => void
  readonly onClose: () => void
}

const toPersonPath = (id: string) => buildPath(paths.operator.person, { id })

/** Who gets a message, who is left out, and what three of them will read; then sends it. */
export function MessagePreviewDialog(props: MessagePreviewDialogProps) {
  const form = useMessageForm(props)
  const { preview, reason, setReason, isBusy, problem, send } = form
  const action = preview.data?.payload.needs_approval
    ? 'messageDialog.submit'
    : form.sendAt === ''
      ? 'messageDialog.send'
      : 'messageDialog.schedule'
  return (
    <Dialog
      opened
      width={600}
      busy={isBusy}
      onClose={props.onClose}
      title={props.draft.subject}
      closeLabel={t('common.btn.close')}
      actions={
        <>
          <Button tone="quiet" disabled={isBusy} onClick={props.onBack}>
            {t('messageDialog.back')}
          </Button>
          <Button tone="primary" busy={isBusy} disabledReason={problem} onClick={send}>
            {t(action)}
          </Button>
        </>
      }
    >
      <Stack tight>
        <Recipients of={preview} />
        <SendAtField value={form.sendAt} onChange={form.setSendAt} />
        <NoteField label={t('messageDialog.reason')} isNeeded value={reason} onChange={setReason} />
      </Stack>
    </Dialog>
  )
}

/** Who gets it, who does not, and what three of them will read. */
function Recipients({ of }: { readonly of: LoadedQuery<MessagePreview> }) {
  const preview = of.data?.payload
  return (
    <>
      <BulkPreviewFacts
        of={of}
        describe={(count) => t('messageDialog.count', { count })}
        toRowPath={toPersonPath}
      />
      {preview ? <EmptyVariables preview={preview} /> : null}
      {preview ? <Samples preview={preview} /> : null}
    </>
  )
}

function useMessageForm({ selection, draft, onDone }: MessagePreviewDialogProps) {
  const [reason, setReason] = useState('')
  const [sendAt, setSendAt] = useState('')
  const [zone, now] = [useZone(), useNow()]
  const { audience, subject, body } = draft
  const preview = useApiQuery(
    'messages',
    'previewMessage',
    { body: { selection, audience, subject, body } },
    { staleTime: 0 },
  )
  const write = useApiMutation('messages', 'writeMessage', {
    onDone: ({ payload }) => {
      const text = payload.count > approvalAbove ? 'messageDialog.submitted' : 'messageDialog.sent'
      showToast(t(text, { count: payload.count }), getUndoAction()(payload))
      onDone(payload.count)
    },
  })
  const count = preview.data?.payload.count ?? 0
  const instant = sendAt
    ? toInstant(sendAt.slice(0, 10), sendAt.slice(11, 16), zone).toISOString()
    : null
  const problem = findProblem(count, instant !== null && instant <= now.toISOString(), reason)
  const send = () =>
    write.mutate({ body: { selection, ...draft, send_at: instant, reason, count } })
  return { preview, reason, setReason, sendAt, setSendAt, problem, send, isBusy: write.isPending }
}

function findProblem(count: number, isPast: boolean, reason: string): string | null {
  if (count === 0) return t('messageDialog.nobody')
  if (isPast) return t('messageDialog.past')
  return reason.trim() === '' ? t('messageDialog.reasonMissing') : null
}

/** Variables that leave people out; someone can lack the values of several. */
function EmptyVariables({ preview }: { readonly preview: MessagePreview }) {
  const { empty_variables: variables = [] } = preview
  if (variables.length === 0) return null
  return (
    <ul>
      {variables.map(({ variable, count }) => (
        <li key={variable}>
          {t('messageDialog.emptyVariable', { variable: `{${variable}}`, count })}
        </li>
      ))}
    </ul>
  )
}

function Samples({ preview }: { readonly preview: MessagePreview }) {
  return (
    <>
      {preview.needs_approval ? (
        <p>{t('messageDialog.needsApproval', { limit: approvalAbove })}</p>
      ) : null}
      {preview.samples.length > 0 ? <h3>{t('messageDialog.samples')}</h3> : null}
      {preview.samples.map(({ user_id: id, name, subject, body }) => (
        <MessageText key={id} title={name} subject={subject} body={body} />
      ))}
    </>
  )
}

interface SendAtFieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
}

function SendAtField({ value, onChange }: SendAtFieldProps) {
  return (
    <TextField
      label={t('messageDialog.sendAt')}
      optional={t('common.optional')}
      hint={t('messageDialog.sendAtHint', { city: getZoneCity(useZone()) })}
      type="datetime-local"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
