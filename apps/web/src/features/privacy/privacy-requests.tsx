import { buildPath, paths } from '@fledge/contract/paths.ts'
import { privacyColumns } from '@fledge/contract/privacy/privacy-columns.ts'
import type { PrivacyRequest } from '@fledge/contract/privacy/schema.ts'
import {
  privacyRequestBadges,
  privacyRequestKinds,
  privacyRequestStates,
} from '@fledge/domain/privacy/types.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Group } from '@fledge/ui/page.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { buildEndpointUrl } from '../../platform/http/client.ts'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'
import { FilterSelect } from '../../platform/list/filter-select.tsx'
import { oneOf, searchText } from '../../platform/list/list-address.ts'
import { SearchField } from '../../platform/list/search-field.tsx'
import { TableList } from '../../platform/list/table-list.tsx'
import { useListParams } from '../../platform/list/use-list-params.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { Link } from '../../platform/router/link.tsx'

const filters = {
  search: searchText,
  kind: oneOf(privacyRequestKinds),
  state: oneOf(privacyRequestStates),
}

/** Who asked for a copy of their data or for its erasure, by when it is due and when it was done. */
export function PrivacyRequests() {
  const params = useListParams(filters)
  const query = { ...params.keyset, ...params.filters }
  const requests = useApiQuery('privacy', 'listPrivacyRequests', { query }, { keep: true })
  return (
    <TableList
      list="privacy"
      title={t('privacyScreen.requests')}
      of={requests}
      params={params}
      tools={<RequestTools params={params} />}
      empty={<EmptyState title={t('privacyScreen.none')} text={t('privacyScreen.noneText')} />}
      noMatch={{ title: t('privacyScreen.noMatch') }}
      columns={privacyColumns}
      rowKey={(request) => `${request.kind}-${request.id}`}
      cells={requestCells}
      exportUrl={(columns) =>
        buildEndpointUrl('privacy', 'exportPrivacyRequests', {
          query: { ...params.filters, columns },
        })
      }
    />
  )
}

const requestCells = {
  name: ({ user_id: id, name, email }: PrivacyRequest) =>
    id ? (
      <Link to={buildPath(paths.operator.person, { id })}>{name || email}</Link>
    ) : (
      t('privacy.erased')
    ),
  status: ({ state }: PrivacyRequest) => (
    <Badge tone={privacyRequestBadges[state].tone}>
      {translateKey(privacyRequestBadges[state].text)}
    </Badge>
  ),
}

interface RequestToolsProps {
  readonly params: ReturnType<typeof useListParams<typeof filters>>
}

function RequestTools({ params }: RequestToolsProps) {
  return (
    <Group>
      <SearchField
        label={t('privacyScreen.search')}
        value={params.filters.search}
        onSearch={(search) => params.set({ search })}
      />
      <FilterSelect
        label={t('privacyScreen.kind')}
        all={t('privacyScreen.anyKind')}
        value={params.filters.kind}
        options={privacyRequestKinds.map((value) => ({
          value,
          label: t(`privacy.kind.${value}`),
        }))}
        onChange={(kind) => params.set({ kind })}
      />
      <FilterSelect
        label={t('privacyScreen.state')}
        all={t('privacyScreen.anyState')}
        value={params.filters.state}
        options={privacyRequestStates.map((value) => ({
          value,
          label: translateKey(privacyRequestBadges[value].text),
        }))}
        onChange={(state) => params.set({ state })}
      />
    </Group>
  )
}
