import type { CohortStage } from '@fledge/domain/batches/cohort-counts.ts'
import { batchBadges } from '@fledge/domain/batches/types.ts'
import { formatMoney } from '@fledge/kernel/money.ts'
import { defineColumns, type ListColumn } from '../platform/list-columns.ts'
import type { OperatorBatchRow } from './operator-schema.ts'

const countStage = (stage: CohortStage): ListColumn<OperatorBatchRow> => ({
  title: `columns.${stage}`,
  value: ({ applications }) => applications[stage],
})

/** Columns of the programme team's list of batches. */
export const operatorBatchColumns = defineColumns<OperatorBatchRow>()({
  name: { title: 'columns.batch', value: ({ name }) => name },
  status: {
    title: 'columns.status',
    value: ({ state, is_running: isRunning }) => [
      { key: batchBadges[state].text },
      ...(isRunning ? [{ key: 'batches.running' }] : []),
    ],
  },
  seats_taken: { title: 'columns.seatsTaken', value: (row) => row.seats_taken },
  seats: { title: 'columns.seats', value: ({ seats }) => seats },
  writing: countStage('writing'),
  waiting: countStage('waiting'),
  approved: countStage('approved'),
  enrolled: countStage('enrolled'),
  left: { ...countStage('left'), isOptional: true },
  closes: {
    title: 'columns.enrolmentCloses',
    isTime: true,
    value: ({ enrolment_closes_at: time }) => ({ time }),
  },
  partner: {
    title: 'columns.partner',
    value: ({ partner }) => partner && partner.name,
    isOptional: true,
  },
  starts: {
    title: 'columns.programmeStarts',
    value: ({ programme_start: day }) => ({ day }),
    isOptional: true,
  },
  code: { title: 'columns.code', value: ({ code }) => code, isOptional: true },
  fee: {
    title: 'columns.fee',
    value: ({ price, payer }) => (price && payer === 'INTERN' ? formatMoney(price) : null),
    isOptional: true,
  },
  opens: {
    title: 'columns.enrolmentOpens',
    isTime: true,
    value: ({ enrolment_opens_at: time }) => ({ time }),
    isOptional: true,
  },
  ends: {
    title: 'columns.programmeEnds',
    value: ({ programme_end: day }) => ({ day }),
    isOptional: true,
  },
  placement: {
    title: 'columns.placementDeadline',
    value: ({ placement_deadline: day }) => ({ day }),
    isOptional: true,
  },
})
