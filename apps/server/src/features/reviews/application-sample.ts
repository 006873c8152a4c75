import { sampleHours } from '@fledge/domain/lists/bulk-sample.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import { hourMs } from '@fledge/kernel/dates.ts'
import type { Db } from '../../platform/db/database.ts'
import { applicationSample } from './queries/approval.queries.ts'

/** The applications that a reviewer opens and approves before approving many. */
export interface ApplicationSample {
  readonly applications: readonly {
    readonly id: string
    readonly title: string
    readonly isApproved: boolean
  }[]
  /** It says nothing about those that were submitted later; null without a sample. */
  readonly until: string | null
  /** When it was drawn; null without a sample. */
  readonly drawnAt: string | null
  /** Whether all of it was approved. */
  readonly isSeen: boolean
  /** Whether the reviewer can still decide on some of it. */
  readonly isOpen: boolean
}

/** Returns the operator's sample that still counts; it is read from the log. */
export async function readApplicationSample(db: Db, actor: Operator): Promise<ApplicationSample> {
  const since = new Date(db.now.getTime() - sampleHours * hourMs).toISOString()
  const rows = await db.many(applicationSample, {
    actor_id: actor.userId,
    user_id: actor.userId,
    since,
  })
  const applications = rows.map((row) => ({
    id: row.application_id,
    title: row.name,
    isApproved: row.is_approved && row.is_opened,
  }))
  return {
    applications,
    until: rows[0]?.until ?? null,
    drawnAt: rows[0]?.drawn_at ?? null,
    isSeen: applications.length > 0 && applications.every(({ isApproved }) => isApproved),
    isOpen: rows.some((row) => row.is_open),
  }
}
