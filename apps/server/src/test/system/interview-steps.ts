import {
  type StepAction,
  pickIntern,
  type StepContext,
  pickMember,
  pickRow,
  listStepSlots,
} from './random-action.ts'
import { pickAt } from './random-world.ts'

const onInterview =
  (
    path: string,
    side: 'company' | 'intern',
    body: (context: StepContext, row: Record<string, unknown>) => object,
  ): StepAction =>
  async (context) => {
    const row = await pickRow(context, 'interviews', 'interview_id')
    return {
      browser: side === 'company' ? pickMember(context, row) : pickIntern(context, row),
      address: `POST ${path}`,
      ask: { body: { interview_id: row['interview_id'], ...body(context, row) } },
    }
  }

const chooseSlotTime = ({ step }: StepContext, row: Record<string, unknown>) => {
  const starts = row['slot_starts']
  return {
    slot_id:
      Array.isArray(starts) && starts.length > 0
        ? new Date(String(pickAt(starts, step.seed))).toISOString()
        : '2027-01-04T09:30:00.000Z',
  }
}

export const interviewSteps = {
  confirm: onInterview(
    'intern-service/intern-application/internships/interview-scheduled/confirm',
    'intern',
    chooseSlotTime,
  ),
  declineInterview: onInterview(
    'intern-service/intern-application/internships/interview-scheduled/confirm',
    'intern',
    () => ({ decline: true, reason: 'PERSONAL' }),
  ),
  counterPropose: onInterview(
    'intern-service/intern-application/internships/interview-rescheduled',
    'intern',
    ({ server, step }) => ({ slots: listStepSlots(server, step.seed + 1) }),
  ),
  select: onInterview('dashboard/select-interview-timeslot', 'company', chooseSlotTime),
  reschedule: onInterview('dashboard/reschedule-interview', 'company', ({ server, step }) => ({
    slots: listStepSlots(server, step.seed + 2),
  })),
  cancel: onInterview('dashboard/withdraw-interview', 'company', () => ({ reason: 'FILLED' })),
  feedback: onInterview('interview-feedback/create', 'company', ({ step }) => ({
    attended: step.seed % 5 !== 0,
    rating: 7,
    decision: 'UNDECIDED',
    note: 'As it was.',
  })),
  attendance: onInterview('intern-service/interview-feedback/is-attend', 'intern', ({ step }) => ({
    attended: step.seed % 2 === 0,
    note: 'As it was.',
  })),
} as const satisfies Readonly<Record<string, StepAction>>
