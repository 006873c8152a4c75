import { buildPath, paths } from '@fledge/contract/paths.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Button } from '@fledge/ui/button.tsx'
import { Card, Meta, CardListItem, CardList } from '@fledge/ui/card.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { TextArea, TextField } from '@fledge/ui/fields.tsx'
import { Group, PageHeader, Stack } from '@fledge/ui/page.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { useState } from 'react'
import { useSearchParams } from '../../platform/url-state.ts'
import { parsePage } from '../../platform/list/list-address.ts'
import { QueryResult } from '../../platform/query-result.tsx'
import type { Payload } from '../../platform/client.ts'
import { ButtonLink } from '../../platform/link.tsx'
import { showToast } from '../../platform/toasts.ts'
import { Pages } from '../../platform/paging.tsx'
import { useApiQuery, useApiMutation } from '../../platform/query.ts'
import { useUser } from '../../platform/session.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { translateKey, t } from '../../platform/use-texts.ts'
import { RelativeTime } from '../../platform/relative-time.tsx'

type Certificate = Payload<'certificates', 'listCertificates'>[number]

/** All certificates. Managers can revoke one with a reason that is shown publicly. */
export default function OperatorCertificatesScreen() {
  useTitle(t('internshipScreen.certs'))
  const user = useUser()
  const [search, setSearch] = useSearchParams()
  const [asking, setAsking] = useState<string | null>(null)
  const page = parsePage(search['page'])
  const query = {
    page: String(page),
    ...(search['search'] ? { search: String(search['search']) } : {}),
  }
  const list = useApiQuery('certificates', 'listCertificates', { query }, { keep: true })
  return (
    <Stack>
      <PageHeader title={t('internshipScreen.certs')} />
      <TextField
        label={t('internshipScreen.search')}
        defaultValue={String(search['search'] ?? '')}
        onChange={(event) => setSearch({ search: event.currentTarget.value, page: undefined })}
      />
      <QueryResult
        of={list}
        name={t('internshipScreen.certs')}
        empty={<NoCertificates isFiltered={query.search !== undefined} />}
      >
        {(rows, count) => (
          <CertificateList
            rows={rows}
            count={count}
            page={page}
            refused={user.role === 'MANAGER' ? null : translateKey('refused.managerOnly')}
            onPage={(next) => setSearch({ page: String(next) })}
            onRevoke={setAsking}
          />
        )}
      </QueryResult>
      {asking ? <RevokeDialog uuid={asking} onClose={() => setAsking(null)} /> : null}
    </Stack>
  )
}

function NoCertificates({ isFiltered }: { readonly isFiltered: boolean }) {
  return (
    <Card>
      {isFiltered ? (
        <EmptyState title={t('internshipScreen.certsNoMatch')} />
      ) : (
        <EmptyState
          title={t('internshipScreen.certsNone')}
          text={t('internshipScreen.certsNoneText')}
        />
      )}
    </Card>
  )
}

interface RevokingProps {
  /** Message explaining why the user can't revoke certificates. */
  readonly refused: string | null
  readonly onRevoke: (uuid: string) => void
}

interface CertificateListProps extends RevokingProps {
  readonly rows: readonly Certificate[]
  readonly count: number
  readonly page: number
  readonly onPage: (page: number) => void
}

function CertificateList({ rows, count, page, onPage, ...revoking }: CertificateListProps) {
  return (
    <Card
      title={t('internshipScreen.certs')}
      count={count}
      flush
      foot={count > 10 ? <Pages page={page} count={count} onPage={onPage} /> : undefined}
    >
      <CardList>
        {rows.map((row) => (
          <CertificateRow key={row.uuid} row={row} {...revoking} />
        ))}
      </CardList>
    </Card>
  )
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
            <Button size="small" tone="danger" refused={refused} onClick={() => onRevoke(row.uuid)}>
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
    onDone: () => {
      showToast(t('internshipScreen.revokeDone'))
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
