import { buildPath, paths } from '@fledge/contract/paths.ts'
import { creditColumns } from '@fledge/contract/records/hiring-columns.ts'
import type { CreditRecord } from '@fledge/contract/records/schema.ts'
import { creditKinds } from '@fledge/domain/credits/types.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Group, PageHeader, Stack } from '@fledge/ui/page.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { useState } from 'react'
import { buildEndpointUrl } from '../../platform/http/client.ts'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'
import { FilterSelect } from '../../platform/list/filter-select.tsx'
import { idText, oneOf, searchText } from '../../platform/list/list-address.ts'
import { SearchField } from '../../platform/list/search-field.tsx'
import { TableList } from '../../platform/list/table-list.tsx'
import { useListParams } from '../../platform/list/use-list-params.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { Link } from '../../platform/router/link.tsx'
import { useTitle } from '../../platform/shell/title.ts'
import { CorrectCreditsDialog } from '../../shared/correct-credits-dialog.tsx'
import { useMayCorrectCredits } from '../../shared/correct-credits.tsx'
import { PendingActs } from '../../shared/pending-acts.tsx'
import { CompanyLink } from '../../shared/permitted-link.tsx'

const filters = { search: searchText, status: oneOf(creditKinds), company: idText }

/** The credit ledgers of all companies, and corrections by those who may. */
export default function OperatorCreditsScreen() {
  useTitle(t('creditsScreen.title'))
  const params = useListParams(filters)
  const correction = useCorrectionDialog()
  const mayCorrect = useMayCorrectCredits()
  const query = { ...params.keyset, ...params.filters }
  const credits = useApiQuery('records', 'listAllCredits', { query }, { keep: true })
  return (
    <Stack>
      <PageHeader title={t('creditsScreen.title')} text={t('creditsScreen.text')} />
      {mayCorrect ? <PendingActs of="CREDIT" /> : null}
      <TableList
        list="credits"
        title={t('creditsScreen.title')}
        of={credits}
        params={params}
        tools={<CreditTools params={params} />}
        {...getEmptyStates()}
        columns={creditColumns}
        rowKey={(line) => line.line_id}
        cells={creditCells}
        {...(mayCorrect && {
          actions: (line: CreditRecord) => (
            <CorrectButton line={line} onClick={() => correction.open(line)} />
          ),
        })}
        exportUrl={(columns) =>
          buildEndpointUrl('records', 'exportCredits', { query: { ...params.filters, columns } })
        }
      />
      {correction.dialog}
    </Stack>
  )
}

const getEmptyStates = () => ({
  empty: <EmptyState title={t('creditsScreen.none')} text={t('creditsScreen.noneText')} />,
  noMatch: { title: t('creditsScreen.noMatch') },
})

/** Corrects the credits of the company of a line. */
function useCorrectionDialog() {
  const [line, open] = useState<CreditRecord | null>(null)
  const dialog = line && (
    <CorrectCreditsDialog
      companyId={line.company_id}
      company={line.company_name}
      onClose={() => open(null)}
    />
  )
  return { open, dialog }
}

const creditCells = {
  company: (line: CreditRecord) => <CompanyLink id={line.company_id} name={line.company_name} />,
  intern: ({ user_id: id, intern_name: name }: CreditRecord) =>
    id ? <Link to={buildPath(paths.operator.person, { id })}>{name}</Link> : null,
}

interface CorrectButtonProps {
  readonly line: CreditRecord
  readonly onClick: () => void
}

const CorrectButton = ({ line, onClick }: CorrectButtonProps) => (
  <Button
    size="small"
    aria-label={t('creditsScreen.correctNamed', { company: line.company_name })}
    onClick={onClick}
  >
    {t('creditsScreen.correct')}
  </Button>
)

interface CreditToolsProps {
  readonly params: ReturnType<typeof useListParams<typeof filters>>
}

function CreditTools({ params }: CreditToolsProps) {
  return (
    <Group>
      <SearchField
        label={t('creditsScreen.search')}
        value={params.filters.search}
        onSearch={(search) => params.set({ search })}
      />
      <FilterSelect
        label={t('creditsScreen.type')}
        all={t('creditsScreen.anyType')}
        value={params.filters.status}
        options={creditKinds.map((value) => ({
          value,
          label: translateKey(`records.credit.${value}`),
        }))}
        onChange={(status) => params.set({ status })}
      />
      {params.filters.company ? (
        <Button size="small" onClick={() => params.set({ company: '' })}>
          {t('creditsScreen.allCompanies')}
        </Button>
      ) : null}
    </Group>
  )
}
