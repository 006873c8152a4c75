import type { interviewEndpoints } from '@fledge/contract/interviews/endpoints.ts'
import { isPlacementOver } from '@fledge/domain/batches/rules.ts'
import { getFallbackSlots } from '@fledge/domain/calendars/rules.ts'
import { candidatureCan } from '@fledge/domain/candidatures/can.ts'
import { displayName } from '@fledge/domain/candidatures/rules.ts'
import { interviewCan } from '@fledge/domain/interviews/can.ts'
import { rescheduleRule, slotRule } from '@fledge/domain/interviews/rules.ts'
import {
  type Availability,
  type DayHours,
  isInWorkingDay,
  listOpenSlots,
} from '@fledge/domain/interviews/interview-slots.ts'
import { defaultWorkingHours } from '@fledge/domain/matching/working-overlap.ts'
import type { CompanyScope } from '@fledge/domain/sessions/types.ts'
import { mergeSpans, type TimeSpan } from '@fledge/domain/spans.ts'
import { allOf } from '@fledge/kernel/policy-decision.ts'
import { findClockChange } from '@fledge/kernel/dates.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/app-error.ts'
import type { Services } from '../../platform/services.ts'
import { translate } from '../../platform/texts.ts'
import { listMembersBusyTimes, findLinkProvider } from '../calendars/public.ts'
import { isBookingAllowed } from '../no-shows/public.ts'
import * as proposalStore from './queries/proposal.queries.ts'
import * as store from './queries/interviews.queries.ts'
import {
  toInterviewFileUrl,
  toInternInterview,
  listInterviewSlots,
  getCompanyWorkingDay,
} from './views.ts'

type Endpoints = typeof interviewEndpoints

const toIsoSpan = (span: TimeSpan) => ({
  starts_at: span.startsAt.toISOString(),
  ends_at: span.endsAt.toISOString(),
})

const spanOf = (row: proposalStore.BusyRow): TimeSpan => ({
  startsAt: new Date(row.starts_at),
  endsAt: new Date(row.ends_at),
})

type InternHours = Pick<
  proposalStore.InternHoursRow,
  'time_zone' | 'weekly_hours' | 'hour_exceptions'
>

/** Converts an intern's saved hours: weekly by weekday, and dated exceptions. */
export function toInternAvailability(row: InternHours): Availability {
  const weekly = Object.entries(row.weekly_hours).flatMap(([weekday, hours]) =>
    hours.map((span) => ({ weekday: Number(weekday), ...span })),
  )
  return { zone: row.time_zone, weekly, exceptions: row.hour_exceptions }
}

/** The people whose times are compared: an intern and members of a company. */
interface BusyTimesQuery {
  readonly company: CompanyScope
  readonly intern: string
  readonly members: readonly string[]
  /** The requesting user: their own calendar is labelled as theirs. */
  readonly reader: string
}

/**
 * Returns upcoming agreed times of an intern and members, plus busy times from the members'
 * calendars.
 */
async function listBusyTimes(
  services: Services,
  db: Db,
  { company, intern, members, reader }: BusyTimesQuery,
) {
  const [agreedTimes, calendars] = await Promise.all([
    db.many(proposalStore.selectBusyTimes, {
      intern_id: intern,
      member_ids: members,
      from: db.now.toISOString(),
    }),
    listMembersBusyTimes(services, db, company, members, reader),
  ])
  return { busy: [...agreedTimes.map(spanOf), ...calendars.spans], unread: calendars.unread }
}

/** Marks times outside the company's working day. */
const markHours = (slots: readonly TimeSpan[], zone: string, hours: DayHours) =>
  slots.map((slot) => ({ ...toIsoSpan(slot), in_company_hours: isInWorkingDay(slot, zone, hours) }))

/**
 * Returns open times; if a company calendar could not be read, only the intern's hours within the
 * company's working day.
 */
function openOf(
  db: Db,
  row: proposalStore.InternHoursRow,
  hours: DayHours,
  zone: string,
  minutes: number,
  { busy, unread }: Awaited<ReturnType<typeof listBusyTimes>>,
): TimeSpan[] {
  const until = row.placement_ends_at ? new Date(row.placement_ends_at) : null
  const slots = listOpenSlots(toInternAvailability(row), busy, minutes, db.now, until)
  return unread.length === 0 ? slots : getFallbackSlots(slots, hours, zone)
}

const getHorizon = (now: Date) => ({
  from: new Date(now.getTime() + slotRule.aheadMs),
  to: new Date(now.getTime() + slotRule.withinMs),
})

function listClockChanges(now: Date, zones: readonly string[]): { zone: string; at: string }[] {
  return [...new Set(zones)].flatMap((zone) => {
    const change = findClockChange(now, getHorizon(now).to, zone)
    return change ? [{ zone, at: change.toISOString() }] : []
  })
}

const toInternView = (row: proposalStore.InternRow) => ({
  intern_id: row.intern_id,
  name: displayName(row.first_name, row.last_name, row.is_known),
  picture_url: toInterviewFileUrl(row.picture_file_id),
  country_code: row.country_code,
  time_zone: row.time_zone,
})

const getVisibleIntern = async (
  db: Db,
  company: CompanyScope,
  intern: string,
): Promise<proposalStore.InternRow> =>
  (await db.one(proposalStore.visibleIntern, { company_id: company, intern_id: intern })) ??
  notFound()

async function listActiveInterviewerIds(
  db: Db,
  company: CompanyScope,
  requested: readonly string[],
): Promise<readonly string[]> {
  const rows = await db.many(proposalStore.selectActiveInterviewers, {
    company_id: company,
    member_ids: requested,
  })
  return rows.map((row) => row.member_id)
}

export const internOpenSlots: Handler<Endpoints['internOpenSlots']> = async ({
  actor,
  db,
  params,
  query,
  now,
  services,
}) => {
  const row = await getVisibleIntern(db, actor.company, params.id)
  const minutes = query.duration ?? slotRule.usualMinutes
  const requested = query.interviewer_ids ?? [actor.memberId]
  const members = await listActiveInterviewerIds(db, actor.company, requested)
  const times = await listBusyTimes(services, db, {
    company: actor.company,
    intern: row.intern_id,
    members,
    reader: actor.userId,
  })
  const hours =
    (await db.one(proposalStore.companyHours, { company_id: actor.company })) ?? defaultWorkingHours
  const slots = openOf(db, row, hours, row.company_time_zone, minutes, times)
  const { from, to } = getHorizon(now)
  return {
    intern: toInternView(row),
    company_zone: row.company_time_zone,
    company_hours: hours,
    duration_minutes: minutes,
    from: from.toISOString(),
    to: to.toISOString(),
    slots: markHours(slots, row.company_time_zone, hours),
    busy: mergeSpans(times.busy).map(toIsoSpan),
    unread: [...times.unread],
    makes_link: await findLinkProvider(db, actor.company, members),
    clock_changes: listClockChanges(now, [row.company_time_zone, row.time_zone]),
  }
}

export const internAvailable: Handler<Endpoints['internAvailable']> = async ({
  actor,
  db,
  params,
}) => {
  const row = await getVisibleIntern(db, actor.company, params.uuid)
  const decision = allOf(
    candidatureCan.internFree({
      applicationStatus: row.application_status,
      isInternTaken: row.is_intern_taken,
      isPlacementOver: isPlacementOver(row.placement_ends_at, db.now),
    }),
    interviewCan.meetIntern(await isBookingAllowed(db, { intern: row.intern_id })),
  )
  return {
    available: decision.allowed,
    reason: decision.allowed ? null : translate(decision.messageKey, decision.values),
  }
}

/**
 * Returns times that can be suggested instead: the intern's open times minus those already
 * proposed.
 */
async function getOtherTimes(services: Services, db: Db, row: store.InterviewRow, reader: string) {
  const intern = await db.one(proposalStore.internHours, {
    intern_id: row.intern_id,
    interview_id: row.interview_id,
  })
  // The caller owns the interview; its company is the scope of its interviewers.
  const company = row.company_id as CompanyScope
  const times = await listBusyTimes(services, db, {
    company,
    intern: row.intern_id,
    members: row.interviewers.map(({ member_id }) => member_id),
    reader,
  })
  const hours = getCompanyWorkingDay(row)
  const open = intern
    ? openOf(db, intern, hours, row.company_time_zone, row.duration_minutes, times)
    : []
  return {
    company_hours: hours,
    other_times: markHours(open, row.company_time_zone, hours),
    busy: mergeSpans(times.busy).map(toIsoSpan),
    unread: [...times.unread],
    clock_changes: listClockChanges(db.now, [row.company_time_zone, row.intern_time_zone]),
  }
}

export const interviewTimes: Handler<Endpoints['interviewTimes']> = async ({
  actor,
  db,
  params,
  services,
}) => {
  const row =
    (await db.one(store.interviewById, {
      interview_ids: [params.id],
      company_id: actor.company,
      intern_id: null,
    })) ?? notFound()
  return {
    interview_id: row.interview_id,
    status: row.status,
    slots: listInterviewSlots(row),
    duration_minutes: row.duration_minutes,
    own_zone: row.company_time_zone,
    other_zone: row.intern_time_zone,
    answer_by: row.answer_by,
    moves_left: Math.max(0, rescheduleRule.times - row.moves_by_company),
    ...(await getOtherTimes(services, db, row, actor.userId)),
  }
}

export const internInterviewTimes: Handler<Endpoints['internInterviewTimes']> = async ({
  actor,
  db,
  params,
  now,
  services,
}) => {
  const row =
    (await db.one(store.interviewById, {
      interview_ids: [params.id],
      company_id: null,
      intern_id: actor.intern,
    })) ?? notFound()
  return {
    interview_id: row.interview_id,
    status: row.status,
    slots: listInterviewSlots(row),
    duration_minutes: row.duration_minutes,
    own_zone: row.intern_time_zone,
    other_zone: row.company_time_zone,
    answer_by: row.answer_by,
    moves_left: Math.max(0, rescheduleRule.times - row.moves_by_intern),
    ...(await getOtherTimes(services, db, row, actor.userId)),
    interview: toInternInterview(row, actor, now),
  }
}

export const batchOfInterview: Handler<Endpoints['batchOfInterview']> = async ({
  actor,
  db,
  params,
}) =>
  (await db.one(proposalStore.batchOfIntern, {
    company_id: actor.company,
    candidature_id: params.id,
  })) ?? notFound()
