import { buildPath, paths } from '@fledge/contract/paths.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Button } from '@fledge/ui/button.tsx'
import { Meta, CardListItem } from '@fledge/ui/card.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { TextArea } from '@fledge/ui/fields.tsx'
import { Group, PageHeader, Stack } from '@fledge/ui/page.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { useState } from 'react'
import type { Payload } from '../../platform/http/client.ts'
import { ButtonLink } from '../../platform/router/link.tsx'
import { showToast } from '../../platform/shell/toasts.ts'
import { DataList } from '../../platform/list/data-list.tsx'
import { searchText } from '../../platform/list/list-address.ts'
import { SearchField } from '../../platform/list/search-field.tsx'
import { useListParams } from '../../platform/list/use-list-params.ts'
import { useApiQuery, useApiMutation } from '../../platform/query/query.ts'
import { useUser } from '../../platform/shell/session.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { RelativeTime } from '../../platform/time/relative-time.tsx'
import { PendingActs } from '../../shared/pending-acts.tsx'
import { getUndoAction } from '../../shared/undo-decision.ts'

type Certificate = Payload<'certificates', 'listCertificates'>[number]

/** All certificates. Managers can revoke one with a reason that is shown publicly. */
export default function OperatorCertificatesScreen() {
  useTitle(t('internshipScreen.certs'))
  const refused = useUser().role === 'MANAGER' ? null : translateKey('refused.managerOnly')
  const params = useListParams({ search: searchText })
  const [asking, setAsking] = useState<string | null>(null)
  const query = { ...params.keyset, ...params.filters }
  const certificates = useApiQuery('certificates', 'listCertificates', { query }, { keep: true })
  return (
    <Stack>
      <PageHeader title={t('internshipScreen.certs')} />
      {refused === null ? <PendingActs of="CERTIFICATE" /> : null}
      <DataList
        title={t('internshipScreen.certs')}
        of={certificates}
        params={params}
        tools={
          <SearchField
            label={t('internshipScreen.search')}
            value={params.filters.search}
            onSearch={(search) => params.set({ search })}
          />
        }
        empty={
          <EmptyState
            title={t('internshipScreen.certsNone')}
            text={t('internshipScreen.certsNoneText')}
          />
        }
        noMatch={{ title: t('internshipScreen.certsNoMatch') }}
        row={(row) => (
          <CertificateRow key={row.uuid} row={row} refused={refused} onRevoke={setAsking} />
        )}
      />
      {asking ? <RevokeDialog uuid={asking} onClose={() => setAsking(null)} /> : null}
    </Stack>
  )
}

interface RevokingProps {
  /** Message explaining why the user can't revoke certificates. */
  readonly refused: string | null
  readonly onRevoke: (uuid: string) => void
}

function CertificateRow({ row, refused, onRevoke }: RevokingProps & { readonly row: Certificate }) {
  return (
    <CardListItem
      end={
        <Group>
          <ButtonLink size="small" to={buildPath(paths.public.certificate, { uuid: row.uuid })}>
            {t('internshipScreen.open')}
          </ButtonLink>
          {row.revoked_at ? null : (
            <Button
              size="small"
              tone="danger"
              disabledReason={refused}
              onClick={() => onRevoke(row.uuid)}
            >
              {t('internshipScreen.revoke')}
            </Button>
          )}
        </Group>
      }
    >
      <Group>
        <b>{row.holder}</b>
        <Badge tone={row.revoked_at ? 'red' : 'teal'}>
          {row.revoked_at ? t('internshipScreen.revoked') : t('internshipScreen.valid')}
        </Badge>
      </Group>
      <Meta>
        {row.role} · {row.company} · <RelativeTime at={row.issued_at} day />
      </Meta>
      {row.revoked_reason ? <Meta>{row.revoked_reason}</Meta> : null}
    </CardListItem>
  )
}

function RevokeDialog({ uuid, onClose }: { readonly uuid: string; readonly onClose: () => void }) {
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string | undefined>(undefined)
  const call = useApiMutation('certificates', 'revokeCertificate', {
    onDone: ({ payload }) => {
      showToast(t('internshipScreen.revokeDone'), getUndoAction()(payload))
      onClose()
    },
  })
  const send = () =>
    reason.trim()
      ? call.mutate({ params: { uuid }, body: { reason } })
      : setError(t('internshipScreen.chooseReason'))
  const change = (words: string) => {
    setReason(words)
    setError(undefined)
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('internshipScreen.revokeTitle')}
      closeLabel={t('common.btn.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('common.btn.cancel')}</Button>
          <Button tone="danger" busy={call.isPending} onClick={send}>
            {t('internshipScreen.revokeDo')}
          </Button>
        </>
      }
    >
      <RevokeReason value={reason} error={error} onChange={change} />
    </Dialog>
  )
}

interface RevokeReasonProps {
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (words: string) => void
}

function RevokeReason({ value, error, onChange }: RevokeReasonProps) {
  return (
    <Stack>
      <p>{t('internshipScreen.revokeText')}</p>
      <TextArea
        label={t('internshipScreen.reason')}
        rows={3}
        value={value}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Stack>
  )
}
