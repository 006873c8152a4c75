import {
  candidatureColumns,
  internshipColumns,
  interviewColumns,
  noShowColumns,
} from '@fledge/contract/records/hiring-columns.ts'
import type {
  CandidatureRecord,
  InternshipRecord,
  InterviewRecord,
} from '@fledge/contract/records/schema.ts'
import { candidatureStages, stageBadges } from '@fledge/domain/candidatures/types.ts'
import { internshipBadges, internshipStatuses } from '@fledge/domain/internships/types.ts'
import { interviewBadges, interviewStatuses } from '@fledge/domain/interviews/types.ts'
import { noShowSides } from '@fledge/domain/no-shows/types.ts'
import { Button } from '@fledge/ui/button.tsx'
import { buildEndpointUrl } from '../../platform/http/client.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { dayText, idText, oneOf, searchText } from '../../platform/list/list-address.ts'
import { TableList } from '../../platform/list/table-list.tsx'
import { useListParams } from '../../platform/list/use-list-params.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { candidatureCells, hiringCells, internshipCells, interviewCells } from './record-cells.tsx'
import { useDeadlineActs } from '../../shared/use-deadline-acts.tsx'
import { useWriteToRows } from '../../shared/write-to-rows.ts'
import { AllBatchesButton, AllPlansButton, emptyRecords, RecordTools } from './record-tools.tsx'

const filtersOf = <S extends string>(statuses: readonly S[]) => ({
  search: searchText,
  status: oneOf(statuses),
  company: idText,
})

const sideNames = {
  company: { text: 'records.side.company' },
  intern: { text: 'records.side.intern' },
} as const

const candidaturesFilters = { ...filtersOf(candidatureStages), plan: idText }

const getCandidatureId = (row: CandidatureRecord) => row.candidature_id

export function CandidatureRecords() {
  const params = useListParams(candidaturesFilters)
  const query = { ...params.keyset, ...params.filters }
  const writing = useWriteToRows(
    { list: 'candidatures', filters: params.filters },
    getCandidatureId,
  )
  const of = useApiQuery('records', 'listAllCandidatures', { query }, { keep: true })
  return (
    <TableList
      {...emptyRecords()}
      list="candidatures"
      title={t('recordsScreen.candidatures')}
      of={of}
      params={params}
      columns={candidatureColumns}
      cells={candidatureCells}
      rowKey={getCandidatureId}
      {...writing}
      exportUrl={(columns) =>
        buildEndpointUrl('records', 'exportCandidatures', { query: { ...params.filters, columns } })
      }
      tools={
        <RecordTools
          filters={params.filters}
          statuses={candidatureStages}
          badges={stageBadges}
          onChange={params.set}
        >
          {params.filters.plan ? <AllPlansButton onClick={() => params.set({ plan: '' })} /> : null}
        </RecordTools>
      }
    />
  )
}

const interviewsFilters = filtersOf(interviewStatuses)

const getInterviewId = (row: InterviewRecord) => row.interview_id

export function InterviewRecords() {
  const params = useListParams(interviewsFilters)
  const query = { ...params.keyset, ...params.filters }
  const acts = useDeadlineActs({ list: 'interviews', filters: params.filters }, getInterviewId)
  const of = useApiQuery('records', 'listAllInterviews', { query }, { keep: true })
  return (
    <>
      <TableList
        {...emptyRecords()}
        list="interviews"
        title={t('recordsScreen.interviews')}
        of={of}
        params={params}
        columns={interviewColumns}
        cells={interviewCells}
        rowKey={getInterviewId}
        {...acts.bulkProps}
        exportUrl={(columns) =>
          buildEndpointUrl('records', 'exportInterviews', { query: { ...params.filters, columns } })
        }
        tools={
          <RecordTools
            filters={params.filters}
            statuses={interviewStatuses}
            badges={interviewBadges}
            onChange={params.set}
          />
        }
      />
      {acts.dialog}
    </>
  )
}

const internshipsFilters = {
  ...filtersOf(internshipStatuses),
  plan: idText,
  batch: idText,
  starts: dayText,
}

const getInternshipId = (row: InternshipRecord) => row.internship_id

export function InternshipRecords() {
  const params = useListParams(internshipsFilters)
  const query = { ...params.keyset, ...params.filters }
  const writing = useWriteToRows({ list: 'internships', filters: params.filters }, getInternshipId)
  const of = useApiQuery('records', 'listAllInternships', { query }, { keep: true })
  return (
    <TableList
      {...emptyRecords()}
      list="internships"
      title={t('recordsScreen.internships')}
      of={of}
      params={params}
      columns={internshipColumns}
      cells={internshipCells}
      rowKey={getInternshipId}
      {...writing}
      exportUrl={(columns) =>
        buildEndpointUrl('records', 'exportInternships', { query: { ...params.filters, columns } })
      }
      tools={
        <RecordTools
          filters={params.filters}
          statuses={internshipStatuses}
          badges={internshipBadges}
          onChange={params.set}
        >
          {params.filters.plan ? <AllPlansButton onClick={() => params.set({ plan: '' })} /> : null}
          {params.filters.batch ? (
            <AllBatchesButton onClick={() => params.set({ batch: '' })} />
          ) : null}
          {params.filters.starts ? (
            <Button size="small" onClick={() => params.set({ starts: '' })}>
              {t('recordsScreen.anyStart')}
            </Button>
          ) : null}
        </RecordTools>
      }
    />
  )
}

const noShowsFilters = filtersOf(noShowSides)

export function NoShowRecords() {
  const params = useListParams(noShowsFilters)
  const query = { ...params.keyset, ...params.filters }
  const of = useApiQuery('records', 'listAllNoShows', { query }, { keep: true })
  return (
    <TableList
      {...emptyRecords()}
      list="no-shows"
      title={t('recordsScreen.no-shows')}
      of={of}
      params={params}
      columns={noShowColumns}
      cells={hiringCells}
      rowKey={(row) => row.no_show_id}
      exportUrl={(columns) =>
        buildEndpointUrl('records', 'exportNoShows', { query: { ...params.filters, columns } })
      }
      tools={
        <RecordTools
          filters={params.filters}
          statuses={noShowSides}
          badges={sideNames}
          onChange={params.set}
        />
      }
    />
  )
}
