import { contentHidingColumns } from '@fledge/contract/reports/hiding-columns.ts'
import type { ContentHiding } from '@fledge/contract/reports/hiding-schema.ts'
import { isHiddenStatus } from '@fledge/domain/reports/hiding-rules.ts'
import { hidingBadges, hidingStatuses } from '@fledge/domain/reports/hiding-types.ts'
import { reportedKinds } from '@fledge/domain/reports/types.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Button } from '@fledge/ui/button.tsx'
import { PageHeader, Stack } from '@fledge/ui/page.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { useState } from 'react'
import { buildEndpointUrl } from '../../platform/http/client.ts'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'
import { oneOf } from '../../platform/list/list-address.ts'
import { TableList } from '../../platform/list/table-list.tsx'
import { useListParams } from '../../platform/list/use-list-params.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { PendingActs } from '../../shared/pending-acts.tsx'
import { DecideHidingDialog } from './decide-hiding-dialog.tsx'
import { AboutLink, ReportFilters } from './report-list-parts.tsx'

const filters = { status: oneOf(hidingStatuses), kind: oneOf(reportedKinds) }

/** What the programme team has hidden, with what its owners ask for. */
export default function OperatorHiddenContentScreen() {
  useTitle(t('hiddenContentScreen.title'))
  const params = useListParams(filters)
  const query = { ...params.keyset, ...params.filters }
  const hidings = useApiQuery('reports', 'listContentHidings', { query }, { keep: true })
  const [decided, setDecided] = useState<ContentHiding | null>(null)
  return (
    <Stack>
      <PageHeader title={t('hiddenContentScreen.title')} text={t('hiddenContentScreen.text')} />
      <PendingActs of="HIDING" />
      <TableList
        list="hiddenContent"
        title={t('hiddenContentScreen.title')}
        of={hidings}
        params={params}
        tools={<HidingTools params={params} />}
        empty={
          <EmptyState
            title={t('hiddenContentScreen.none')}
            text={t('hiddenContentScreen.noneText')}
          />
        }
        noMatch={{ title: t('hiddenContentScreen.noMatch') }}
        columns={contentHidingColumns}
        rowKey={(hiding) => hiding.hiding_id}
        cells={hidingCells}
        actions={(hiding) => <HidingButton hiding={hiding} onDecide={() => setDecided(hiding)} />}
        exportUrl={(columns) =>
          buildEndpointUrl('reports', 'exportContentHidings', {
            query: { ...params.filters, columns },
          })
        }
      />
      {decided ? <DecideHidingDialog hiding={decided} onClose={() => setDecided(null)} /> : null}
    </Stack>
  )
}

const hidingCells = {
  about: (row: ContentHiding) => (
    <AboutLink
      user_id={row.user_id}
      company_id={row.company_id}
      plan_id={row.plan_id}
      name={row.name}
    />
  ),
  status: ({ status }: ContentHiding) => (
    <Badge tone={hidingBadges[status].tone}>{translateKey(hidingBadges[status].text)}</Badge>
  ),
}

interface HidingButtonProps {
  readonly hiding: ContentHiding
  readonly onDecide: () => void
}

/** Decides on a request of the owner, or restores it without one. */
function HidingButton({ hiding, onDecide }: HidingButtonProps) {
  const { name, part, may, status, due_at: dueAt } = hiding
  if (!isHiddenStatus(status)) return null
  const act = dueAt === null ? 'restore' : 'decide'
  return (
    <Button
      size="small"
      aria-label={t(`hiddenContentScreen.${act}Named`, { part: t(`hidings.part.${part}`), name })}
      disabledReason={may.restore === true ? null : translateKey(may.restore)}
      onClick={onDecide}
    >
      {t(`hiddenContentScreen.${act}`)}
    </Button>
  )
}

interface HidingToolsProps {
  readonly params: ReturnType<typeof useListParams<typeof filters>>
}

function HidingTools({ params }: HidingToolsProps) {
  return (
    <ReportFilters
      status={params.filters.status}
      statuses={hidingStatuses.map((value) => ({
        value,
        label: translateKey(hidingBadges[value].text),
      }))}
      onStatus={(status) => params.set({ status })}
      kind={params.filters.kind}
      onKind={(kind) => params.set({ kind })}
    />
  )
}
