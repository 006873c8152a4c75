import { validateSlots } from '@fledge/domain/interviews/rules.ts'
import type { Tx } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { translate } from '../../platform/texts.ts'
import { selectOverlappingTimes } from './queries/proposal.queries.ts'

/**
 * Requires that proposed times are valid.
 * @throws VALIDATION or SLOT_TAKEN (if they only overlap each other), with messages by field
 */
export function requireValidSlots(
  slots: readonly string[],
  minutes: number,
  now: Date,
  placementEndsAt: string | null,
): void {
  const problems = validateSlots(slots, minutes, now, placementEndsAt)
  if (problems.length === 0) return
  const isOverlap = problems.every((problem) => problem.messageKey === 'interviews.slot.overlaps')
  const fields = Object.fromEntries(
    problems.map((problem) => [
      problem.index === null ? 'slots' : `slots.${problem.index}`,
      translate(problem.messageKey, problem.values),
    ]),
  )
  throw new AppError(isOverlap ? 'SLOT_TAKEN' : 'VALIDATION', { fields })
}

interface ProposedSlots {
  readonly slots: readonly string[]
  readonly minutes: number
  readonly intern: string
  readonly members: readonly string[]
  /** The interview that is being moved. */
  readonly exceptInterviewId: string | null
}

/**
 * Requires that proposed times do not overlap an agreed interview of the intern or an interviewer.
 * @throws SLOT_TAKEN, with messages by field
 */
export async function requireFreeSlots(
  tx: Tx,
  { slots, minutes, intern, members, exceptInterviewId }: ProposedSlots,
): Promise<void> {
  const overlapping = await tx.many(selectOverlappingTimes, {
    starts: slots,
    minutes,
    intern_id: intern,
    member_ids: members,
    except: exceptInterviewId,
  })
  if (overlapping.length === 0) return
  const starts = new Set(overlapping.map(({ start }) => Date.parse(start)))
  const fields = slots.flatMap((slot, index) =>
    starts.has(Date.parse(slot)) ? [[`slots.${index}`, translate('interviews.slot.taken')]] : [],
  )
  throw new AppError('SLOT_TAKEN', { fields: Object.fromEntries(fields) })
}
