import { jobColumns } from '@fledge/contract/jobs/job-columns.ts'
import type { JobView } from '@fledge/contract/jobs/schema.ts'
import { isJobBehind } from '@fledge/domain/jobs/rules.ts'
import { jobBadges } from '@fledge/domain/jobs/types.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Button } from '@fledge/ui/button.tsx'
import { Meta } from '@fledge/ui/card.tsx'
import { Group, PageHeader, Stack } from '@fledge/ui/page.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { useState } from 'react'
import { buildEndpointUrl } from '../../platform/http/client.ts'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'
import { FilterSelect } from '../../platform/list/filter-select.tsx'
import { oneOf } from '../../platform/list/list-address.ts'
import { TableList } from '../../platform/list/table-list.tsx'
import { useListParams } from '../../platform/list/use-list-params.ts'
import { countRows } from '../../platform/query/query-result.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { RelativeTime } from '../../platform/time/relative-time.tsx'
import { RunJobDialog } from './run-job-dialog.tsx'

const behind = ['true'] as const
/** They are always read as a whole. */
const maxJobs = 200
/** How often the list is read again, so that a run shows that was asked for. */
const refetchMs = 5000

/** What the product does by itself: when each job ran, whether it fails or is late, and why. */
export default function OperatorJobsScreen() {
  useTitle(t('jobsScreen.title'))
  const [openName, setOpenName] = useState<JobView['name'] | null>(null)
  return (
    <Stack>
      <PageHeader title={t('jobsScreen.title')} text={t('jobsScreen.text')} />
      <JobList onRun={setOpenName} />
      {openName ? <RunJobDialog name={openName} onClose={() => setOpenName(null)} /> : null}
    </Stack>
  )
}

interface JobListProps {
  readonly onRun: (name: JobView['name']) => void
}

function JobList({ onRun }: JobListProps) {
  const params = useListParams({ behind: oneOf(behind) })
  const jobs = useApiQuery(
    'jobs',
    'listJobs',
    { query: params.filters },
    { keep: true, staleTime: 0, refetchInterval: refetchMs },
  )
  return (
    <TableList
      list="jobs"
      title={t('jobsScreen.title')}
      of={countRows(jobs)}
      params={params}
      perPage={maxJobs}
      tools={
        <Group>
          <FilterSelect
            label={t('jobsScreen.filter')}
            all={t('jobsScreen.all')}
            value={params.filters.behind}
            options={behind.map((value) => ({ value, label: t('jobsScreen.behind') }))}
            onChange={(value) => params.set({ behind: value })}
          />
        </Group>
      }
      empty={<EmptyState title={t('jobsScreen.none')} />}
      noMatch={{ title: t('jobsScreen.noMatch'), text: t('jobsScreen.noMatchText') }}
      columns={jobColumns}
      cells={jobCells}
      rowKey={(job) => job.name}
      actions={(job) => <RunButton job={job} onRun={() => onRun(job.name)} />}
      exportUrl={(columns) =>
        buildEndpointUrl('jobs', 'exportJobs', { query: { ...params.filters, columns } })
      }
    />
  )
}

const jobCells = {
  status: ({ state }: JobView) => (
    <Badge tone={jobBadges[state].tone}>{translateKey(jobBadges[state].text)}</Badge>
  ),
  since: ({ state, since }: JobView) =>
    isJobBehind(state) && since !== null ? (
      <Meta due>
        <RelativeTime at={since} />
      </Meta>
    ) : null,
}

interface RunButtonProps {
  readonly job: JobView
  readonly onRun: () => void
}

function RunButton({ job: { name, may }, onRun }: RunButtonProps) {
  return (
    <Button
      size="small"
      aria-label={t('jobsScreen.runNamed', { name: t(`jobs.name.${name}`) })}
      disabledReason={may.run === true ? null : translateKey(may.run)}
      onClick={onRun}
    >
      {t('jobsScreen.run')}
    </Button>
  )
}
