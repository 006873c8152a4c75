import { buildPath, paths } from '../paths.ts'
import { exampleId, type MailExamples } from '../mail-example.ts'

const checkout = {
  receiver: 'intern',
  link: buildPath(paths.intern.checkout, {}, { payment: exampleId }),
} as const
const amount = '€200.00'
const number = 'F-2026-000123'

export const paymentsMailExamples: MailExamples<'payments'> = {
  'payments.succeeded': {
    ...checkout,
    values: { amount, number, until: { time: '2026-12-11T11:00:00.000Z', as: 'full' } },
  },
  'payments.settled': { ...checkout, values: { amount, number } },
  'payments.goesBack': {
    ...checkout,
    values: { amount, reason: 'The company cancelled the internship.' },
  },
  'payments.refundProposed': {
    receiver: 'team',
    link: buildPath(paths.operator.refunds, {}, { refund: 'PROPOSED' }),
    values: { amount, proposer: 'Ines Duarte', note: 'The company closed before the start.' },
  },
}
