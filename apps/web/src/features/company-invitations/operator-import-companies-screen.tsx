import { buildPath, paths } from '@fledge/contract/paths.ts'
import { PageHeader, Stack } from '@fledge/ui/page.tsx'
import { useState } from 'react'
import { t } from '../../platform/i18n/use-texts.ts'
import { ButtonLink, Link } from '../../platform/router/link.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { PendingActs } from '../../shared/pending-acts.tsx'
import { ImportFileForm } from './import-file-form.tsx'
import { ImportPreviewCard } from './import-preview-card.tsx'

/** Invites the contacts of companies in a CSV file, after a preview of every row. */
export default function OperatorImportCompaniesScreen() {
  useTitle(t('importCompanies.title'))
  const [file, setFile] = useState<string | null>(null)
  return (
    <Stack>
      <PageHeader
        title={t('importCompanies.title')}
        text={t('importCompanies.text')}
        actions={
          <ButtonLink to={buildPath(paths.operator.records, { list: 'companies' })}>
            {t('importCompanies.back')}
          </ButtonLink>
        }
      />
      <PendingActs of="INVITATION" />
      <OpenInvitations />
      <ImportFileForm onCheck={setFile} />
      {file === null ? null : <ImportPreviewCard file={file} onDone={() => setFile(null)} />}
    </Stack>
  )
}

/** How many invitations have led to nothing yet, linked to their list. */
function OpenInvitations() {
  const query = { state: 'OPEN', per_page: '1' } as const
  const open = useApiQuery('companyInvitations', 'listCompanyInvitations', { query })
  const count = open.data?.count ?? 0
  if (count === 0) return null
  return (
    <p>
      <Link to={buildPath(paths.operator.companyInvitations, {}, { state: query.state })}>
        {t('importCompanies.open', { count })}
      </Link>
    </p>
  )
}
