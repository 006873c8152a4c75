import type { InterviewStatus } from '@fledge/domain/interviews/types.ts'
import type { OfferStatus } from '@fledge/domain/offers/types.ts'
import { isoTimestampSql } from './statement.ts'
import { statusSql } from './statuses.ts'

/** What a candidature's badge shows besides its stage. */
export interface BadgeRow {
  interview: {
    status: InterviewStatus
    no_show: { claimed_by: 'company' | 'intern'; contested_at: string | null } | null
  } | null
  offer: { status: OfferStatus } | null
}

/**
 * Returns SQL for the newest interview and offer, so that every list shows the same badge.
 * @param id column of the candidature's id
 */
export const badgeSql = (id: string): string =>
  `(select jsonb_build_object('status', bi.status, 'no_show', case when bi.status = ${statusSql('interview.IN_PAST')} and bi.no_show_claimed_by is not null then jsonb_build_object('claimed_by', bi.no_show_claimed_by, 'contested_at', ${isoTimestampSql('bi.no_show_contested_at')}) end)
     from interviews bi where bi.candidature_id = ${id} order by bi.created_at desc limit 1) as interview,
   (select jsonb_build_object('status', bo.status) from offers bo where bo.candidature_id = ${id} order by bo.created_at desc limit 1) as offer`
