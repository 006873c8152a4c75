import { certificateColumns } from '@fledge/contract/certificates/certificate-columns.ts'
import type { CertificateListRow } from '@fledge/contract/certificates/schema.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import {
  certificateBadges,
  certificateStates,
  getCertificateState,
} from '@fledge/domain/certificates/types.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Button } from '@fledge/ui/button.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { TextArea } from '@fledge/ui/fields.tsx'
import { Group, PageHeader, Stack } from '@fledge/ui/page.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { useState } from 'react'
import { buildEndpointUrl } from '../../platform/http/client.ts'
import { ButtonLink } from '../../platform/router/link.tsx'
import { showToast } from '../../platform/shell/toasts.ts'
import { FilterSelect } from '../../platform/list/filter-select.tsx'
import { oneOf, searchText } from '../../platform/list/list-address.ts'
import { SearchField } from '../../platform/list/search-field.tsx'
import { TableList } from '../../platform/list/table-list.tsx'
import { useListParams } from '../../platform/list/use-list-params.ts'
import { useApiQuery, useApiMutation } from '../../platform/query/query.ts'
import { useUser } from '../../platform/shell/session.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { PendingActs } from '../../shared/pending-acts.tsx'
import { getUndoAction } from '../../shared/undo-decision.ts'

const filters = { search: searchText, state: oneOf(certificateStates) }

const certificateCells = {
  status: (row: CertificateListRow) => {
    const badge = certificateBadges[getCertificateState(row)]
    return <Badge tone={badge.tone}>{translateKey(badge.text)}</Badge>
  },
}

/** All certificates. Managers can revoke one with a reason that is shown publicly. */
export default function OperatorCertificatesScreen() {
  useTitle(t('internshipScreen.certs'))
  const refused = useUser().role === 'MANAGER' ? null : translateKey('refused.managerOnly')
  const params = useListParams(filters)
  const [asking, setAsking] = useState<string | null>(null)
  const query = { ...params.keyset, ...params.filters }
  const certificates = useApiQuery('certificates', 'listCertificates', { query }, { keep: true })
  return (
    <Stack>
      <PageHeader title={t('internshipScreen.certs')} />
      {refused === null ? <PendingActs of="CERTIFICATE" /> : null}
      <TableList
        list="certificates"
        title={t('internshipScreen.certs')}
        of={certificates}
        params={params}
        tools={<CertificateTools params={params} />}
        empty={
          <EmptyState
            title={t('internshipScreen.certsNone')}
            text={t('internshipScreen.certsNoneText')}
          />
        }
        noMatch={{ title: t('internshipScreen.certsNoMatch') }}
        columns={certificateColumns}
        cells={certificateCells}
        rowKey={(row) => row.uuid}
        actions={(row) => <CertificateButtons row={row} refused={refused} onRevoke={setAsking} />}
        exportUrl={(columns) =>
          buildEndpointUrl('certificates', 'exportCertificates', {
            query: { ...params.filters, columns },
          })
        }
      />
      {asking ? <RevokeDialog uuid={asking} onClose={() => setAsking(null)} /> : null}
    </Stack>
  )
}

interface CertificateToolsProps {
  readonly params: ReturnType<typeof useListParams<typeof filters>>
}

function CertificateTools({ params }: CertificateToolsProps) {
  return (
    <Group>
      <SearchField
        label={t('internshipScreen.search')}
        value={params.filters.search}
        onSearch={(search) => params.set({ search })}
      />
      <FilterSelect
        label={t('internshipScreen.certsState')}
        all={t('internshipScreen.certsAnyState')}
        value={params.filters.state}
        options={certificateStates.map((value) => ({
          value,
          label: translateKey(certificateBadges[value].text),
        }))}
        onChange={(state) => params.set({ state })}
      />
    </Group>
  )
}

interface CertificateButtonsProps {
  readonly row: CertificateListRow
  /** Message explaining why the user can't revoke certificates. */
  readonly refused: string | null
  readonly onRevoke: (uuid: string) => void
}

function CertificateButtons({ row, refused, onRevoke }: CertificateButtonsProps) {
  return (
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
