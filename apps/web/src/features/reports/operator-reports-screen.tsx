import { buildPath, paths } from '@fledge/contract/paths.ts'
import { contentReportColumns } from '@fledge/contract/reports/report-columns.ts'
import type { ContentReport } from '@fledge/contract/reports/schema.ts'
import {
  contentReportBadges,
  contentReportStatuses,
  reportedKinds,
} from '@fledge/domain/reports/types.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Button } from '@fledge/ui/button.tsx'
import { PageHeader, Stack } from '@fledge/ui/page.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { useState } from 'react'
import { buildEndpointUrl } from '../../platform/http/client.ts'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'
import { toBulkAct } from '../../platform/list/bulk-act.tsx'
import { oneOf } from '../../platform/list/list-address.ts'
import { TableList } from '../../platform/list/table-list.tsx'
import { useBulkResult } from '../../platform/list/use-bulk-result.tsx'
import { useListParams } from '../../platform/list/use-list-params.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { Link } from '../../platform/router/link.tsx'
import { useTitle } from '../../platform/shell/title.ts'
import { PendingActs } from '../../shared/pending-acts.tsx'
import { DismissManyDialog } from './dismiss-many-dialog.tsx'
import { DecideReportDialog } from './decide-report-dialog.tsx'
import { AboutLink, ReportFilters } from './report-list-parts.tsx'

const filters = { status: oneOf(contentReportStatuses), kind: oneOf(reportedKinds) }

/** What people reported about texts, photos and plans. */
export default function OperatorReportsScreen() {
  useTitle(t('reportsScreen.title'))
  return (
    <Stack>
      <PageHeader title={t('reportsScreen.title')} text={t('reportsScreen.text')} />
      <PendingActs of="REPORT" />
      <ReportList />
    </Stack>
  )
}

function ReportList() {
  const params = useListParams(filters)
  const query = { ...params.keyset, ...params.filters }
  const reports = useApiQuery('reports', 'listContentReports', { query }, { keep: true })
  const result = useBulkResult((count) => t('reportsScreen.dismissed', { count }))
  const bulk = toBulkAct({
    label: t('reportsScreen.dismissMany'),
    dialog: DismissManyDialog,
    filters: params.filters,
    onDone: result.show,
  })
  const [decided, setDecided] = useState<ContentReport | null>(null)
  return (
    <>
      <TableList
        list="reports"
        title={t('reportsScreen.title')}
        of={reports}
        params={params}
        tools={<ReportTools params={params} />}
        empty={<EmptyState title={t('reportsScreen.none')} text={t('reportsScreen.noneText')} />}
        noMatch={{ title: t('reportsScreen.noMatch') }}
        columns={contentReportColumns}
        rowKey={(report) => report.report_id}
        cells={reportCells}
        bulk={bulk}
        actions={(report) => <DecideButton report={report} onDecide={() => setDecided(report)} />}
        exportUrl={(columns) =>
          buildEndpointUrl('reports', 'exportContentReports', {
            query: { ...params.filters, columns },
          })
        }
      />
      {result.dialog}
      {decided ? <DecideReportDialog report={decided} onClose={() => setDecided(null)} /> : null}
    </>
  )
}

const reportCells = {
  about: (row: ContentReport) => (
    <AboutLink
      user_id={row.user_id}
      company_id={row.company_id}
      plan_id={row.plan_id}
      name={row.name}
    />
  ),
  reporter: ({ reporter_user_id: id, reporter }: ContentReport) => (
    <Link to={buildPath(paths.operator.person, { id })}>{reporter}</Link>
  ),
  status: ({ status }: ContentReport) => (
    <Badge tone={contentReportBadges[status].tone}>
      {translateKey(contentReportBadges[status].text)}
    </Badge>
  ),
}

interface DecideButtonProps {
  readonly report: ContentReport
  readonly onDecide: () => void
}

function DecideButton({
  report: { may, name, decided_at: decidedAt },
  onDecide,
}: DecideButtonProps) {
  if (decidedAt !== null) return null
  return (
    <Button
      size="small"
      aria-label={t('reportsScreen.decideNamed', { name })}
      disabledReason={may.decide === true ? null : translateKey(may.decide)}
      onClick={onDecide}
    >
      {t('reportsScreen.decide')}
    </Button>
  )
}

interface ReportToolsProps {
  readonly params: ReturnType<typeof useListParams<typeof filters>>
}

function ReportTools({ params }: ReportToolsProps) {
  return (
    <ReportFilters
      status={params.filters.status}
      statuses={contentReportStatuses.map((value) => ({
        value,
        label: translateKey(contentReportBadges[value].text),
      }))}
      onStatus={(status) => params.set({ status })}
      kind={params.filters.kind}
      onKind={(kind) => params.set({ kind })}
    />
  )
}
