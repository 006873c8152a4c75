import { type Act, internOf, type Made, memberOf, rowOf, slots } from './random-act.ts'
import { at } from './random-world.ts'

const onInterview =
  (
    path: string,
    side: 'company' | 'intern',
    body: (made: Made, row: Record<string, unknown>) => object,
  ): Act =>
  async (made) => {
    const row = await rowOf(made, 'interviews', 'interview_id')
    return {
      browser: side === 'company' ? memberOf(made, row) : internOf(made, row),
      address: `POST ${path}`,
      ask: { body: { interview_id: row['interview_id'], ...body(made, row) } },
    }
  }

const chosen = ({ step }: Made, row: Record<string, unknown>) => {
  const starts = row['slot_starts']
  return {
    slot_id:
      Array.isArray(starts) && starts.length > 0
        ? new Date(String(at(starts, step.word))).toISOString()
        : '2027-01-04T09:30:00.000Z',
  }
}

export const interviewSteps = {
  confirm: onInterview(
    'intern-service/intern-application/internships/interview-scheduled/confirm',
    'intern',
    chosen,
  ),
  declineInterview: onInterview(
    'intern-service/intern-application/internships/interview-scheduled/confirm',
    'intern',
    () => ({ decline: true, reason: 'PERSONAL' }),
  ),
  counterPropose: onInterview(
    'intern-service/intern-application/internships/interview-rescheduled',
    'intern',
    ({ server, step }) => ({ slots: slots(server, step.word + 1) }),
  ),
  select: onInterview('dashboard/select-interview-timeslot', 'company', chosen),
  reschedule: onInterview('dashboard/reschedule-interview', 'company', ({ server, step }) => ({
    slots: slots(server, step.word + 2),
  })),
  cancel: onInterview('dashboard/withdraw-interview', 'company', () => ({ reason: 'FILLED' })),
  feedback: onInterview('interview-feedback/create', 'company', ({ step }) => ({
    attended: step.word % 5 !== 0,
    rating: 7,
    decision: 'UNDECIDED',
    note: 'As it was.',
  })),
  attendance: onInterview('intern-service/interview-feedback/is-attend', 'intern', ({ step }) => ({
    attended: step.word % 2 === 0,
    note: 'As it was.',
  })),
} as const satisfies Readonly<Record<string, Act>>
