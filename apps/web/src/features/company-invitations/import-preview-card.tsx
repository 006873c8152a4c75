import type { ImportPreview } from '@fledge/contract/company-invitations/schema.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Card } from '@fledge/ui/card.tsx'
import { Group, Stack } from '@fledge/ui/page.tsx'
import { useState } from 'react'
import { NoteField } from '../../platform/forms/note-field.tsx'
import { t } from '../../platform/i18n/use-texts.ts'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { useApiMutation, useApiQuery } from '../../platform/query/query.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { getUndoAction } from '../../shared/undo-decision.ts'
import { ImportRows } from './import-rows.tsx'

interface ImportPreviewCardProps {
  /** The text of the file. */
  readonly file: string
  /** Called when the companies were invited. */
  readonly onDone: () => void
}

/** What happens with each row of a file, and the button that invites. */
export function ImportPreviewCard({ file, onDone }: ImportPreviewCardProps) {
  const preview = useApiQuery(
    'companyInvitations',
    'previewCompanyImport',
    { body: { file } },
    { staleTime: 0 },
  )
  return (
    <Card title={t('importCompanies.preview')}>
      <QueryResult of={preview} name={t('importCompanies.preview')}>
        {(payload) => (
          <Stack>
            <Summary preview={payload} />
            <ImportRows rows={payload.rows} />
            <SendForm file={file} count={payload.count} onDone={onDone} />
          </Stack>
        )}
      </QueryResult>
    </Card>
  )
}

function Summary({ preview: { count, rows } }: { readonly preview: ImportPreview }) {
  const leftOut = rows.length - count
  return (
    <p role="status">
      <b>{t('importCompanies.count', { count })}</b>{' '}
      {leftOut > 0 ? t('importCompanies.leftOut', { count: leftOut }) : null}
    </p>
  )
}

interface SendFormProps extends ImportPreviewCardProps {
  readonly count: number
}

function SendForm({ file, count, onDone }: SendFormProps) {
  const [reason, setReason] = useState('')
  const send = useApiMutation('companyInvitations', 'importCompanies', {
    onDone: ({ payload }) => {
      showToast(t('importCompanies.sent', { count: payload.count }), getUndoAction()(payload))
      onDone()
    },
  })
  const problem =
    count === 0
      ? t('importCompanies.nothing')
      : reason.trim() === ''
        ? t('importCompanies.reasonMissing')
        : null
  return (
    <Stack tight>
      <NoteField
        label={t('importCompanies.reason')}
        hint={t('importCompanies.reasonHint')}
        isNeeded
        value={reason}
        onChange={setReason}
      />
      <Group>
        <Button
          tone="primary"
          busy={send.isPending}
          disabledReason={problem}
          onClick={() => send.mutate({ body: { file, reason, count } })}
        >
          {t('importCompanies.send', { count })}
        </Button>
      </Group>
    </Stack>
  )
}
