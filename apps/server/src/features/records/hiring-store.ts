import type { CandidatureStage } from '@fledge/domain/candidatures/types.ts'
import type { CreditKind } from '@fledge/domain/credits/types.ts'
import type { InternshipStatus } from '@fledge/domain/internships/types.ts'
import type { InterviewStatus } from '@fledge/domain/interviews/types.ts'
import type { NoShowSide } from '@fledge/domain/no-shows/types.ts'
import type { OperatorScope } from '@fledge/domain/sessions/types.ts'
import { isInternshipOfBatchSql } from '../../platform/db/internship-batch.ts'
import { defineList } from '../../platform/db/list-query.ts'
import * as records from './queries/records.queries.ts'
import { companySql, internSql } from './search-sql.ts'

// What companies do with interns. Ids are UUIDv7, so the order of ids is that of creation.

interface HiringList<Row extends object, Status extends string> {
  row: Row
  scope: { operator: OperatorScope }
  filters: { status: Status; company: string; search: string }
}

/** A list whose rows can be chosen by their ids. */
type SelectableList<Row extends object, Status extends string> = HiringList<Row, Status> & {
  filters: { ids: readonly string[] }
}

const byId = (id: string) => ({ direction: 'desc', key: [{ sql: id, type: 'uuid' }] }) as const

const searchParties = (alias: string) => ({
  contains: [],
  matches: [companySql(`${alias}.company_id`), internSql(`${alias}.intern_id`)],
})

export const candidatureRecords = defineList<
  SelectableList<records.CandidatureRecordRow, CandidatureStage> & { filters: { plan: string } }
>({
  name: 'records.candidatures',
  ...records.candidatureRecordRows,
  where: [],
  filters: {
    status: 'k.stage = :status',
    company: 'k.company_id = :company',
    plan: 'k.plan_id = :plan',
    search: searchParties('k'),
    ids: 'k.candidature_id = any(:ids::uuid[])',
  },
  orders: { default: byId('k.candidature_id') },
})

export const interviewRecords = defineList<
  SelectableList<records.InterviewRecordRow, InterviewStatus>
>({
  name: 'records.interviews',
  ...records.interviewRecordRows,
  where: [],
  filters: {
    status: 'i.status = :status',
    company: 'i.company_id = :company',
    search: searchParties('i'),
    ids: 'i.interview_id = any(:ids::uuid[])',
  },
  orders: { default: byId('i.interview_id') },
})

export const internshipRecords = defineList<
  SelectableList<records.InternshipRecordRow, InternshipStatus> & {
    filters: { plan: string; batch: string; starts: string }
  }
>({
  name: 'records.internships',
  ...records.internshipRecordRows,
  where: [],
  filters: {
    status: 'h.status = :status',
    company: 'h.company_id = :company',
    plan: 'h.plan_id = :plan',
    batch: isInternshipOfBatchSql('h', ':batch'),
    starts: 'h.starts_on = :starts::date',
    search: searchParties('h'),
    ids: 'h.internship_id = any(:ids::uuid[])',
  },
  orders: { default: byId('h.internship_id') },
})

export const noShowRecords = defineList<HiringList<records.NoShowRecordRow, NoShowSide>>({
  name: 'records.noShows',
  ...records.noShowRecordRows,
  where: [],
  filters: {
    status: 's.side = :status',
    company: 's.company_id = :company',
    search: searchParties('s'),
  },
  orders: { default: byId('s.no_show_id') },
})

export const creditRecords = defineList<HiringList<records.CreditRecordRow, CreditKind>>({
  name: 'records.credits',
  ...records.creditRecordRows,
  where: [],
  filters: {
    status: 'l.kind = :status',
    company: 'l.company_id = :company',
    search: { contains: [], matches: [companySql('l.company_id')] },
  },
  orders: { default: { direction: 'desc', key: [{ sql: 'l.line_id', type: 'bigint' }] } },
})
