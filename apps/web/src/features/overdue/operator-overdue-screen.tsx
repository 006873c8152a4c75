import { type OverdueKind, overdueKinds } from '@fledge/domain/overdue/types.ts'
import { Meta, CardListItem } from '@fledge/ui/card.tsx'
import { PageHeader, Stack } from '@fledge/ui/page.tsx'
import { EmptyState, ForbiddenState } from '@fledge/ui/states.tsx'
import type { Payload } from '../../platform/http/client.ts'
import { formatTimeInSentence, formatNearTime, useNow } from '../../platform/time/clock.ts'
import { ButtonLink } from '../../platform/router/link.tsx'
import { DataList } from '../../platform/list/data-list.tsx'
import { oneOf } from '../../platform/list/list-address.ts'
import { FilterSelect } from '../../platform/list/filter-select.tsx'
import { useListParams } from '../../platform/list/use-list-params.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { useUser, useZone } from '../../platform/shell/session.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { buildWaitPath } from '../../shared/wait-path.ts'

type Overdue = Payload<'overdue', 'listOverdue'>[number]

/** All overdue tasks of the programme team, for managers. */
export default function OperatorOverdueScreen() {
  useTitle(t('overdueScreen.title'))
  return (
    <Stack>
      <PageHeader title={t('overdueScreen.title')} text={t('overdueScreen.text')} />
      {useUser().role === 'MANAGER' ? (
        <OverdueList />
      ) : (
        <ForbiddenState
          title={t('overdueScreen.title')}
          text={translateKey('refused.managerOnly')}
        />
      )}
    </Stack>
  )
}

function OverdueList() {
  const params = useListParams({ kind: oneOf(overdueKinds) })
  const query = { ...params.keyset, ...params.filters }
  const tasks = useApiQuery('overdue', 'listOverdue', { query }, { keep: true, staleTime: 0 })
  return (
    <DataList
      title={t('overdueScreen.title')}
      of={tasks}
      params={params}
      tools={<KindSelect value={params.filters.kind} onChange={(kind) => params.set({ kind })} />}
      empty={<EmptyState title={t('overdueScreen.none')} text={t('overdueScreen.noneText')} />}
      noMatch={{ title: t('overdueScreen.noMatch') }}
      row={(row) => <OverdueRow key={`${row.kind} ${row.id}`} row={row} />}
    />
  )
}

interface KindSelectProps {
  readonly value: OverdueKind | undefined
  readonly onChange: (kind: OverdueKind | undefined) => void
}

/** Filter that lists only kinds with overdue tasks, with their counts. */
function KindSelect(props: KindSelectProps) {
  const counts = useApiQuery('overdue', 'countOverdue', {}, { staleTime: 0 })
  const options = (counts.data?.payload ?? []).map(({ kind, count }) => ({
    value: kind,
    label: t('overdueScreen.ofKind', { kind: translateKey(`overdue.kind.${kind}`), count }),
  }))
  return (
    <FilterSelect
      {...props}
      label={t('overdueScreen.kind')}
      all={t('overdueScreen.all')}
      options={options}
    />
  )
}

function OverdueRow({ row }: { readonly row: Overdue }) {
  const [zone, now] = [useZone(), useNow()]
  return (
    <CardListItem
      end={
        <ButtonLink size="small" to={buildWaitPath(row)}>
          {t('overdueScreen.open')}
        </ButtonLink>
      }
    >
      <b>{row.title}</b>
      <Meta>
        {[translateKey(`overdue.kind.${row.kind}`), row.detail].filter(Boolean).join(' · ')}
      </Meta>
      <Meta due>
        {t('overdueScreen.due', { when: formatTimeInSentence(row.due_at, zone, now) })} ·{' '}
        {t('overdueScreen.since', { when: formatNearTime(row.since, zone, now) })}
      </Meta>
    </CardListItem>
  )
}
