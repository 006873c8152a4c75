import { defineColumns } from '../platform/list-columns.ts'
import type { UnplacedIntern } from './schema.ts'

type UnplacedRow = Omit<UnplacedIntern, 'may'>

/** Columns of the placement clock; those at first fit beside its two buttons on a small screen. */
export const placementColumns = defineColumns<UnplacedRow>()({
  intern: { title: 'columns.intern', value: (row) => row.name },
  careerField: { title: 'columns.careerField', value: (row) => row.career_field },
  batch: { title: 'columns.batch', value: (row) => row.batch_name, isOptional: true },
  deadline: {
    title: 'columns.placementCloses',
    isTime: true,
    value: ({ placement_ends_at: time }) =>
      time === null ? [{ key: 'placement.noDeadline' }] : { time },
  },
  step: {
    title: 'columns.lastStep',
    value: ({ step }) => [
      { key: step === 'NONE' ? 'placement.step.NONE' : `candidatures.stage.${step}` },
    ],
  },
  company: { title: 'columns.company', value: (row) => row.company_name },
  stepSince: {
    title: 'columns.stageSince',
    isTime: true,
    value: ({ step_at: time }) => ({ time }),
    isOptional: true,
  },
  turn: { title: 'columns.turn', value: ({ side }) => [{ key: `placement.side.${side}` }] },
  due: {
    title: 'columns.due',
    isTime: true,
    value: ({ due_at: time }) => ({ time }),
    isOptional: true,
  },
  reminded: {
    title: 'columns.reminded',
    isTime: true,
    value: ({ nudged_at: time }) => ({ time }),
    isOptional: true,
  },
  owner: { title: 'columns.owner', value: (row) => row.owner_name, isOptional: true },
  plan: { title: 'columns.plan', value: (row) => row.plan_name, isOptional: true },
})
