import { buildPath, paths } from '@fledge/contract/paths.ts'
import type { TodayItem } from '@fledge/contract/today/schema.ts'
import { overdueKinds } from '@fledge/domain/overdue/types.ts'
import { type TodayList, todayLists } from '@fledge/domain/today/types.ts'
import { handedOutKinds } from '@fledge/domain/waits/rules.ts'
import { CardListItem, Meta } from '@fledge/ui/card.tsx'
import { Group, PageHeader, Stack } from '@fledge/ui/page.tsx'
import { SelectField } from '@fledge/ui/select-fields.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'
import { DataList } from '../../platform/list/data-list.tsx'
import { FilterSelect } from '../../platform/list/filter-select.tsx'
import { oneOf } from '../../platform/list/list-address.ts'
import { useListParams } from '../../platform/list/use-list-params.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { ButtonLink } from '../../platform/router/link.tsx'
import { useZone } from '../../platform/shell/session.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { formatNearTime, useNow } from '../../platform/time/clock.ts'
import { buildWaitPath } from '../../shared/wait-path.ts'

const filters = { kind: oneOf(overdueKinds) }
const view = { list: oneOf(todayLists) }
const isFlow = (list: TodayList) => list === 'RECEIVED' || list === 'FINISHED'

/** What a number of the overview counts. */
export default function OperatorTodayItemsScreen() {
  const params = useListParams(filters, { view })
  const { list = 'INTERVIEWS' } = params.view
  useTitle(t(`todayItems.list.${list}`))
  const query = { list, ...params.keyset, ...params.filters }
  const items = useApiQuery('today', 'listTodayItems', { query }, { keep: true, staleTime: 0 })
  return (
    <Stack>
      <PageHeader title={t(`todayItems.list.${list}`)} />
      <DataList
        title={t(`todayItems.list.${list}`)}
        of={items}
        params={params}
        tools={<ItemTools list={list} params={params} />}
        empty={<EmptyState title={t('todayItems.none')} text={t('todayItems.noneText')} />}
        noMatch={{ title: t('todayItems.noMatch') }}
        row={(item) => <Item key={`${item.list} ${item.id}`} item={item} />}
      />
    </Stack>
  )
}

interface ItemToolsProps {
  readonly list: TodayList
  readonly params: ReturnType<typeof useListParams<typeof filters, typeof view>>
}

function ItemTools({ list, params }: ItemToolsProps) {
  return (
    <Group>
      <SelectField
        label={t('todayItems.list')}
        value={list}
        options={todayLists.map((value) => ({ value, label: t(`todayItems.list.${value}`) }))}
        nothingFound={t('common.nothingFound')}
        onChange={(next) =>
          params.set({ list: todayLists.find((known) => known === next), kind: undefined })
        }
      />
      {isFlow(list) ? (
        <FilterSelect
          label={t('todayItems.kind')}
          all={t('todayItems.anyKind')}
          value={params.filters.kind}
          options={handedOutKinds.map((value) => ({
            value,
            label: translateKey(`overdue.kind.${value}`),
          }))}
          onChange={(kind) => params.set({ kind })}
        />
      ) : null}
    </Group>
  )
}

function Item({ item }: { readonly item: TodayItem }) {
  const [zone, now] = [useZone(), useNow()]
  const path = buildItemPath(item)
  const details = [item.kind ? translateKey(`overdue.kind.${item.kind}`) : '', item.detail]
  return (
    <CardListItem
      end={
        path ? (
          <ButtonLink size="small" to={path}>
            {t('todayItems.open')}
          </ButtonLink>
        ) : undefined
      }
    >
      <b>{item.title}</b>
      {details.some(Boolean) ? <Meta>{details.filter(Boolean).join(' · ')}</Meta> : null}
      <Meta>{formatNearTime(item.at, zone, now)} </Meta>
    </CardListItem>
  )
}

/** The page of what an item is about; none if its row no longer says. */
function buildItemPath(item: TodayItem): string | null {
  const { list, kind, link_id: id, is_concern, user_id: user } = item
  if (list === 'CONCERNS' && id) return buildPath(paths.operator.case, { id })
  if (list === 'DEADLINES' && id) return buildPath(paths.operator.batch, { id })
  if (kind && id) return buildWaitPath({ kind, id, company_id: id, is_concern })
  return user ? buildPath(paths.operator.person, { id: user }) : null
}
