import { address, pages } from '@fledge/contract/pages.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Button } from '@fledge/ui/button.tsx'
import { Card, Meta, Row, Rows } from '@fledge/ui/card.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { TextArea, TextField } from '@fledge/ui/fields.tsx'
import { Group, PageHeader, Stack } from '@fledge/ui/page.tsx'
import { Empty } from '@fledge/ui/states.tsx'
import { useState } from 'react'
import { useAddressState } from '../../platform/address-state.ts'
import { pageIn } from '../../platform/address-values.ts'
import { Answer } from '../../platform/answer.tsx'
import { ButtonLink } from '../../platform/link.tsx'
import { showToast } from '../../platform/notes.ts'
import { Pages } from '../../platform/paging.tsx'
import { useAnswer, useCall } from '../../platform/query.ts'
import { useUser } from '../../platform/session.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { say, t } from '../../platform/use-texts.ts'
import { When } from '../../platform/when.tsx'

/** Every certificate; a manager may revoke one, with a reason that its page says. */
export default function OperatorCertificatesScreen() {
  useTitle(t('internshipScreen.certs'))
  const user = useUser()
  const [search, setSearch] = useAddressState()
  const [asking, setAsking] = useState<string | null>(null)
  const page = pageIn(search['page'])
  const list = useAnswer(
    'certificates',
    'listCertificates',
    {
      query: {
        page: String(page),
        ...(search['search'] ? { search: String(search['search']) } : {}),
      },
    },
    { keep: true },
  )
  const refused = user.role === 'MANAGER' ? null : say('refused.managerOnly')
  return (
    <Stack>
      <PageHeader title={t('internshipScreen.certs')} />
      <TextField
        label={t('internshipScreen.search')}
        defaultValue={String(search['search'] ?? '')}
        onChange={(event) => setSearch({ search: event.currentTarget.value, page: undefined })}
      />
      <Answer
        of={list}
        name={t('internshipScreen.certs')}
        empty={
          <Card>
            <Empty
              title={t('internshipScreen.certsNone')}
              text={t('internshipScreen.certsNoneText')}
            />
          </Card>
        }
      >
        {(rows, count) => (
          <Card
            title={t('internshipScreen.certs')}
            count={count}
            flush
            foot={
              count > 10 ? (
                <Pages
                  page={page}
                  count={count}
                  onPage={(next) => setSearch({ page: String(next) })}
                />
              ) : undefined
            }
          >
            <Rows>
              {rows.map((row) => (
                <Row
                  key={row.uuid}
                  end={
                    <Group>
                      <ButtonLink
                        size="small"
                        to={address(pages.public.certificate, { uuid: row.uuid })}
                      >
                        {t('internshipScreen.open')}
                      </ButtonLink>
                      {row.revoked_at ? null : (
                        <Button
                          size="small"
                          tone="danger"
                          refused={refused}
                          onClick={() => setAsking(row.uuid)}
                        >
                          {t('internshipScreen.revoke')}
                        </Button>
                      )}
                    </Group>
                  }
                >
                  <b>{row.holder}</b>{' '}
                  <Badge tone={row.revoked_at ? 'red' : 'teal'}>
                    {row.revoked_at ? t('internshipScreen.revoked') : t('internshipScreen.valid')}
                  </Badge>
                  <Meta>
                    {row.role} · {row.company} · <When at={row.issued_at} day />
                  </Meta>
                  {row.revoked_reason ? <Meta>{row.revoked_reason}</Meta> : null}
                </Row>
              ))}
            </Rows>
          </Card>
        )}
      </Answer>
      {asking ? <RevokeDialog uuid={asking} onClose={() => setAsking(null)} /> : null}
    </Stack>
  )
}

function RevokeDialog({ uuid, onClose }: { readonly uuid: string; readonly onClose: () => void }) {
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string | undefined>(undefined)
  const call = useCall('certificates', 'revokeCertificate', {
    onDone: () => {
      showToast(t('internshipScreen.revoked'))
      onClose()
    },
  })
  const send = () =>
    reason.trim()
      ? call.mutate({ params: { uuid }, body: { reason } })
      : setError(t('internshipScreen.chooseReason'))
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('internshipScreen.revoke')}
      closeLabel={t('common.btn.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('common.btn.cancel')}</Button>
          <Button tone="danger" busy={call.isPending} onClick={send}>
            {t('internshipScreen.revoke')}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{t('internshipScreen.revokeText')}</p>
        <TextArea
          label={t('internshipScreen.reason')}
          rows={3}
          value={reason}
          error={error}
          onChange={(event) => {
            setReason(event.currentTarget.value)
            setError(undefined)
          }}
        />
      </Stack>
    </Dialog>
  )
}
