import { buildPath, paths } from '@fledge/contract/paths.ts'
import { type OverdueKind, overdueKinds } from '@fledge/domain/overdue/types.ts'
import { Card, Meta, CardListItem, CardList } from '@fledge/ui/card.tsx'
import { PageHeader, Stack } from '@fledge/ui/page.tsx'
import { SelectField } from '@fledge/ui/select-fields.tsx'
import { EmptyState, ForbiddenState } from '@fledge/ui/states.tsx'
import { useSearchParams } from '../../platform/url-state.ts'
import { parsePage } from '../../platform/list/list-address.ts'
import { QueryResult } from '../../platform/query-result.tsx'
import type { Payload } from '../../platform/client.ts'
import { formatTimeInSentence, formatNearTime, useNow } from '../../platform/clock.ts'
import { ButtonLink } from '../../platform/link.tsx'
import { Pages } from '../../platform/paging.tsx'
import { useApiQuery } from '../../platform/query.ts'
import { useUser, useZone } from '../../platform/session.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { translateKey, t } from '../../platform/use-texts.ts'

type Overdue = Payload<'overdue', 'listOverdue'>[number]

const buildTaskPath: Readonly<Record<OverdueKind, (row: Overdue) => string>> = {
  APPLICATION: ({ id }) => buildPath(paths.operator.application, { id }),
  COMPANY: ({ id }) => buildPath(paths.operator.company, { id }),
  WAITING_LIST: ({ id }) => buildPath(paths.operator.company, { id }),
  OFFER: ({ id }) => buildPath(paths.operator.offer, { id }),
  CLAIM: () => buildPath(paths.operator.noShows),
  NO_SHOW: () => buildPath(paths.operator.noShows),
  ACTION: () => buildPath(paths.operator.actions),
  DECISION: ({ company_id: id }) => buildPath(paths.operator.company, { id: id ?? '' }),
  PLACEMENT: ({ id }) => buildPath(paths.operator.application, { id }),
}

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
  const [search, setSearch] = useSearchParams()
  const page = parsePage(search['page'])
  const kind = overdueKinds.find((one) => one === search['kind'])
  const query = { page: String(page), ...(kind ? { kind } : {}) }
  const list = useApiQuery('overdue', 'listOverdue', { query }, { keep: true, staleTime: 0 })
  return (
    <>
      <KindField
        kind={kind ?? null}
        onKind={(next) => setSearch({ kind: next ?? undefined, page: undefined })}
      />
      <QueryResult of={list} name={t('overdueScreen.title')} empty={<NothingOverdue />}>
        {(rows, count) => (
          <Card
            title={t('overdueScreen.title')}
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
            <CardList>
              {rows.map((row) => (
                <OverdueRow key={`${row.kind} ${row.id}`} row={row} />
              ))}
            </CardList>
          </Card>
        )}
      </QueryResult>
    </>
  )
}

interface KindFieldProps {
  readonly kind: OverdueKind | null
  readonly onKind: (kind: string | null) => void
}

/** Filter that lists only kinds with overdue tasks, with their counts. */
function KindField({ kind, onKind }: KindFieldProps) {
  const counts = useApiQuery('overdue', 'countOverdue', {}, { staleTime: 0 })
  return (
    <SelectField
      label={t('overdueScreen.kind')}
      options={[
        { value: '', label: t('overdueScreen.all') },
        ...(counts.data?.payload ?? []).map((one) => ({
          value: one.kind,
          label: t('overdueScreen.ofKind', {
            kind: translateKey(`overdue.kind.${one.kind}`),
            count: one.count,
          }),
        })),
      ]}
      nothingFound={t('common.nothingFound')}
      value={kind ?? ''}
      onChange={(next) => onKind(next || null)}
    />
  )
}

const NothingOverdue = () => (
  <Card>
    <EmptyState title={t('overdueScreen.none')} text={t('overdueScreen.noneText')} />
  </Card>
)

function OverdueRow({ row }: { readonly row: Overdue }) {
  const [zone, now] = [useZone(), useNow()]
  return (
    <CardListItem
      end={
        <ButtonLink size="small" to={buildTaskPath[row.kind](row)}>
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
