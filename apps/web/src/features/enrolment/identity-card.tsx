import { documentKinds } from '@fledge/contract/enrolment/endpoints.ts'
import { uploadKinds } from '@fledge/domain/files/rules.ts'
import { Card, Meta, CardListItem, CardList } from '@fledge/ui/card.tsx'
import { FileDrop } from '@fledge/ui/file-drop.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { SelectField } from '@fledge/ui/select-fields.tsx'
import { IconId } from '@fledge/ui/icons/id.tsx'
import { useState } from 'react'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { showToast } from '../../platform/shell/toasts.ts'
import { useApiQuery, useApiMutation } from '../../platform/query/query.ts'
import { Rich } from '../../platform/i18n/rich.tsx'
import { useUpload } from '../../platform/upload/use-upload.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { RelativeTime } from '../../platform/time/relative-time.tsx'

type Kind = (typeof documentKinds)[number]
const acceptedTypes = uploadKinds.document.extensions.map((extension) => `.${extension}`).join(',')

/**
 * The intern's identity documents, one of each kind, replaceable while the application is open.
 * @param refused message explaining why they are read-only, or null
 */
export function IdentityCard({ refused }: { readonly refused: string | null }) {
  const documents = useApiQuery('enrolment', 'listIdentityDocuments', {})
  return (
    <Card
      title={t('identity.title')}
      count={documents.data?.payload.length ?? 0}
      side={refused === null ? t('common.optional') : null}
    >
      <Stack tight>
        <Meta>{t('identity.text')}</Meta>
        <QueryResult
          of={documents}
          name={t('identity.title')}
          empty={<Meta>{t('identity.none')}</Meta>}
        >
          {(rows) => (
            <CardList>
              {rows.map((row) => (
                <CardListItem key={row.document_id} lead={<IconId size={20} aria-hidden />}>
                  <a href={row.url} target="_blank" rel="noreferrer">
                    {t(`identity.kind.${row.kind}`)}: {row.name}
                  </a>
                  <Meta>
                    <Rich
                      text="identity.put"
                      parts={{
                        when: () => <RelativeTime inSentence at={row.created_at} />,
                      }}
                    />
                  </Meta>
                </CardListItem>
              ))}
            </CardList>
          )}
        </QueryResult>
        {refused === null ? <DocumentUpload /> : <Meta>{refused}</Meta>}
      </Stack>
    </Card>
  )
}

function DocumentUpload() {
  const [kind, setKind] = useState<Kind>(documentKinds[0])
  const save = useApiMutation('enrolment', 'saveIdentityDocument', {
    onDone: () => showToast(t('identity.saved')),
  })
  // Errors of the request itself are shown by its own toast.
  const { problem, share, take } = useUpload('identity', 'identity', ({ file_id }) =>
    save.mutateAsync({ body: { kind, file_id } }).catch(() => null),
  )
  return (
    <>
      <SelectField
        label={t('identity.kind')}
        options={documentKinds.map((value) => ({ value, label: t(`identity.kind.${value}`) }))}
        nothingFound={t('common.nothingFound')}
        value={kind}
        onChange={(value) => setKind(documentKinds.find((known) => known === value) ?? kind)}
      />
      <FileDrop
        label={t('identity.file')}
        accept={acceptedTypes}
        prompt={<Rich text="identity.drop" />}
        rule={t('identity.rule')}
        error={problem}
        progress={share}
        disabled={share !== null}
        onFile={(file) => void take(file)}
      />
    </>
  )
}
