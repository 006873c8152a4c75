import type { DiversityTotals, ProgrammeReport } from '@fledge/contract/programme-reports/schema.ts'
import { funnelStages } from '@fledge/domain/batches/funnel-stages.ts'

const toReached = (first: number) =>
  funnelStages.map((stage, at) => ({ stage, reached: Math.round(first * 0.8 ** at) }))
const times = { count: 42, median_hours: 11.4, p90_hours: 76 }

export const sampleReport: ProgrammeReport = {
  batches: [
    {
      batch_id: 'spring',
      batch_name: 'Spring batch',
      partner_id: 'lakeside',
      partner_name: 'Lakeside University',
      reached: toReached(2400),
    },
    {
      batch_id: 'autumn',
      batch_name: 'Autumn batch',
      partner_id: null,
      partner_name: null,
      reached: toReached(180),
    },
  ],
  partners: [
    { partner_id: 'lakeside', partner_name: 'Lakeside University', reached: toReached(2400) },
    { partner_id: null, partner_name: null, reached: toReached(180) },
  ],
  decisions: [
    {
      kind: 'APPLICATION',
      ...times,
      partners: [
        { partner_id: 'lakeside', partner_name: 'Lakeside University', ...times, count: 30 },
        { partner_id: null, partner_name: null, ...times, count: 12 },
      ],
    },
    { kind: 'COMPANY', ...times, count: 3, partners: [] },
  ],
}

const hidden = { count: null, rate: null, ratio: null, is_below: false }
export const sampleDiversity: DiversityTotals = {
  as_of: '2026-11-23T00:00:00.000Z',
  questions: [
    {
      question: 'gender_id',
      groups: [
        {
          answer: '1',
          label: 'Woman',
          submitted: 120,
          approved: { count: 60, rate: 0.5, ratio: 0.7142, is_below: true },
          offered: { count: 30, rate: 0.5, ratio: 1, is_below: false },
        },
        {
          answer: '2',
          label: 'Man',
          submitted: 100,
          approved: { count: 70, rate: 0.7, ratio: 1, is_below: false },
          offered: { count: 32, rate: 0.457, ratio: 0.914, is_below: false },
        },
        { answer: '3', label: 'Non-binary', submitted: null, approved: hidden, offered: hidden },
        {
          answer: null,
          label: null,
          submitted: 14,
          approved: hidden,
          offered: hidden,
        },
      ],
    },
    {
      question: 'first_generation_student',
      groups: ['YES', 'NO', 'PREFER_NOT_TO_SAY', null].map((answer) => ({
        answer,
        label: null,
        submitted: null,
        approved: hidden,
        offered: hidden,
      })),
    },
  ],
}
