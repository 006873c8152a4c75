import { buildPath, paths } from '@fledge/contract/paths.ts'
import { personColumns } from '@fledge/contract/people/person-columns.ts'
import type { Person } from '@fledge/contract/people/schema.ts'
import { applicationBadges, applicationStatuses } from '@fledge/domain/applications/types.ts'
import { getPersonBadge } from '@fledge/domain/people/person-badge.ts'
import { personTypes } from '@fledge/domain/people/types.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Button } from '@fledge/ui/button.tsx'
import { Group, PageHeader, Stack } from '@fledge/ui/page.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { buildEndpointUrl } from '../../platform/http/client.ts'
import { Link } from '../../platform/router/link.tsx'
import { BreakableEmail } from '../../platform/list/cell-content.tsx'
import { TableList } from '../../platform/list/table-list.tsx'
import { idText, oneOf, searchText } from '../../platform/list/list-address.ts'
import { FilterSelect } from '../../platform/list/filter-select.tsx'
import { SearchField } from '../../platform/list/search-field.tsx'
import { useListParams } from '../../platform/list/use-list-params.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { CompanyLink, useOperatorRole } from '../../shared/permitted-link.tsx'
import { useDeadlineActs } from '../../shared/use-deadline-acts.tsx'

const filters = {
  search: searchText,
  type: oneOf(personTypes),
  application: oneOf(applicationStatuses),
  company: idText,
  batch: idText,
  seat: idText,
}

const personCells = {
  name: ({ id, name, email }: Person) => (
    <Link to={buildPath(paths.operator.person, { id })}>
      {name || <BreakableEmail email={email} />}
    </Link>
  ),
  company: ({ company }: Person) =>
    company ? <CompanyLink id={company.company_id} name={company.name} /> : null,
  status: (person: Person) => {
    const badge = getPersonBadge(person)
    return <Badge tone={badge.tone}>{translateKey(badge.text)}</Badge>
  },
}

const getPersonId = ({ id }: Person) => id

/** Everyone whom the programme team may have to find, whatever they have reached. */
export default function OperatorPeopleScreen() {
  useTitle(t('peopleScreen.title'))
  const params = useListParams(filters)
  const query = { ...params.keyset, ...params.filters }
  const role = useOperatorRole()
  const acts = useDeadlineActs({ list: 'people', filters: params.filters }, getPersonId)
  const people = useApiQuery('people', 'listPeople', { query }, { keep: true })
  return (
    <Stack>
      <PageHeader
        title={t('peopleScreen.title')}
        text={t(role === 'PARTNER' ? 'peopleScreen.partnerText' : 'peopleScreen.text')}
      />
      <TableList
        list="people"
        title={t('peopleScreen.title')}
        of={people}
        params={params}
        tools={<PeopleTools params={params} />}
        empty={<EmptyState title={t('peopleScreen.none')} text={t('peopleScreen.noneText')} />}
        noMatch={{ title: t('peopleScreen.noMatch') }}
        columns={personColumns}
        rowKey={getPersonId}
        cells={personCells}
        {...acts.bulkProps}
        exportUrl={(columns) =>
          buildEndpointUrl('people', 'exportPeople', { query: { ...params.filters, columns } })
        }
      />
      {acts.dialog}
    </Stack>
  )
}

interface PeopleToolsProps {
  readonly params: ReturnType<typeof useListParams<typeof filters>>
}

function PeopleTools({ params }: PeopleToolsProps) {
  const { search, type, application } = params.filters
  // A partner sees interns only.
  const isPartner = useOperatorRole() === 'PARTNER'
  return (
    <Group>
      <SearchField
        label={t('peopleScreen.search')}
        value={search}
        onSearch={(found) => params.set({ search: found })}
      />
      {isPartner ? null : (
        <FilterSelect
          label={t('peopleScreen.type')}
          all={t('peopleScreen.everyone')}
          value={type}
          options={personTypes.map((value) => ({
            value,
            label: translateKey(`peopleScreen.type.${value}`),
          }))}
          onChange={(value) => params.set({ type: value })}
        />
      )}
      <FilterSelect
        label={t('peopleScreen.application')}
        all={t('peopleScreen.anyApplication')}
        value={application}
        options={applicationStatuses.map((value) => ({
          value,
          label: translateKey(applicationBadges[value].text),
        }))}
        onChange={(value) => params.set({ application: value })}
      />
      <ScopeButtons params={params} />
    </Group>
  )
}

/** Leave the company or the batch that a link has limited the list to. */
function ScopeButtons({ params }: PeopleToolsProps) {
  const { company, batch, seat } = params.filters
  return (
    <>
      {company ? (
        <Button size="small" onClick={() => params.set({ company: '' })}>
          {t('peopleScreen.allCompanies')}
        </Button>
      ) : null}
      {batch || seat ? (
        <Button size="small" onClick={() => params.set({ batch: '', seat: '' })}>
          {t('peopleScreen.allBatches')}
        </Button>
      ) : null}
    </>
  )
}
