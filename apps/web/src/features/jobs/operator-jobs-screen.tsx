import type { JobView } from '@fledge/contract/jobs/schema.ts'
import { Group, PageHeader, Stack } from '@fledge/ui/page.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { useState } from 'react'
import { t } from '../../platform/i18n/use-texts.ts'
import { DataList } from '../../platform/list/data-list.tsx'
import { FilterSelect } from '../../platform/list/filter-select.tsx'
import { oneOf } from '../../platform/list/list-address.ts'
import { useListParams } from '../../platform/list/use-list-params.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { JobItem } from './job-item.tsx'
import { RunJobDialog } from './run-job-dialog.tsx'

const behind = ['true'] as const
/** How often the list is read again, so that a run shows that was asked for. */
const refetchMs = 5000

/** What the product does by itself: when each job ran, whether it fails or is late, and why. */
export default function OperatorJobsScreen() {
  useTitle(t('jobsScreen.title'))
  const params = useListParams({ behind: oneOf(behind) })
  const jobs = useApiQuery(
    'jobs',
    'listJobs',
    { query: params.filters },
    { keep: true, staleTime: 0, refetchInterval: refetchMs },
  )
  const [openName, setOpenName] = useState<JobView['name'] | null>(null)
  return (
    <Stack>
      <PageHeader title={t('jobsScreen.title')} text={t('jobsScreen.text')} />
      <DataList
        title={t('jobsScreen.title')}
        frame="plain"
        of={jobs}
        params={params}
        perPage={100}
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
        row={(job) => <JobItem key={job.name} job={job} onRun={() => setOpenName(job.name)} />}
      />
      {openName ? <RunJobDialog name={openName} onClose={() => setOpenName(null)} /> : null}
    </Stack>
  )
}
