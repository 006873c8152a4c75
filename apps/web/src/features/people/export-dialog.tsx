import type { PersonDetails } from '@fledge/contract/people/schema.ts'
import { Button, ExternalButtonLink } from '@fledge/ui/button.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { IconDownload } from '@fledge/ui/icons/download.tsx'
import { useState } from 'react'
import { FormDialog } from '../../platform/forms/form-dialog.tsx'
import { ApiError } from '../../platform/http/api-error.ts'
import { buildEndpointUrl } from '../../platform/http/client.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { useApiMutation } from '../../platform/query/query.ts'
import { ActReasonField } from './act-reason-field.tsx'
import { RequestDayField, useToday } from './request-day-field.tsx'

interface ExportDialogProps {
  readonly person: Pick<PersonDetails, 'id' | 'name' | 'email'>
  readonly onClose: () => void
}

/** Makes a copy of someone's data, who asked for it by letter, and downloads it once. */
export function ExportDialog({ person, onClose }: ExportDialogProps) {
  const form = useExport(person.id)
  const title = t('personScreen.export.title', { name: person.name || person.email })
  if (form.url) return <DownloadDialog title={title} url={form.url} onClose={onClose} />
  return (
    <FormDialog
      title={title}
      action={t('personScreen.export')}
      isBusy={form.isBusy}
      onSubmit={form.send}
      onClose={onClose}
    >
      <p>{t('personScreen.export.text')}</p>
      <RequestDayField failure={form.failure} value={form.day} onChange={form.setDay} />
      <ActReasonField
        name="reason"
        failure={form.failure}
        value={form.reason}
        onChange={form.setReason}
      />
    </FormDialog>
  )
}

function useExport(id: string) {
  const [day, setDay] = useState(useToday())
  const [reason, setReason] = useState('')
  const mutation = useApiMutation('accounts', 'preparePersonExport', { quiet: true })
  const prepared = mutation.data?.payload
  return {
    day,
    setDay,
    reason,
    setReason,
    url: prepared
      ? buildEndpointUrl('accounts', 'exportPerson', { params: { id }, query: prepared })
      : null,
    isBusy: mutation.isPending,
    failure: mutation.error instanceof ApiError ? mutation.error : null,
    send(event: { preventDefault(): void }) {
      event.preventDefault()
      mutation.mutate({ params: { id }, body: { received_on: day, reason } })
    },
  }
}

interface DownloadDialogProps {
  readonly title: string
  readonly url: string
  readonly onClose: () => void
}

/** The link to a prepared copy, which works once. */
function DownloadDialog({ title, url, onClose }: DownloadDialogProps) {
  const [isTaken, setTaken] = useState(false)
  return (
    <Dialog
      opened
      onClose={onClose}
      title={title}
      closeLabel={t('common.btn.close')}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t('common.btn.close')}
          </Button>
          {isTaken ? null : (
            <ExternalButtonLink
              href={url}
              icon={<IconDownload size={16} />}
              download
              onClick={() => setTaken(true)}
            >
              {t('personScreen.export.download')}
            </ExternalButtonLink>
          )}
        </>
      }
    >
      <p role="status">{t(isTaken ? 'personScreen.export.taken' : 'personScreen.export.ready')}</p>
    </Dialog>
  )
}
