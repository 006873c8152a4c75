import { expect, it } from 'vitest'
import { catalogue } from '../catalogue.ts'
import { auditEventColumns } from '../audit-log/event-columns.ts'
import { failedMailColumns } from '../outbox/mail-columns.ts'
import { overdueColumns } from '../overdue/overdue-columns.ts'
import { paymentColumns } from '../payments/payment-columns.ts'
import { providerEventColumns } from '../payments/provider-event-columns.ts'
import { privacyColumns } from '../privacy/privacy-columns.ts'
import { personColumns } from '../people/person-columns.ts'
import {
  applicationColumns,
  companyColumns,
  offerColumns,
  planColumns,
} from '../records/record-columns.ts'
import { waitColumns } from '../waits/wait-columns.ts'
import { chooseColumns, defineColumns, getDefaultColumns } from './list-columns.ts'

const columns = defineColumns<{ name: string }>()({
  name: { title: 'columns.name', value: ({ name }) => name },
  email: { title: 'columns.email', value: () => null },
  role: { title: 'columns.role', value: () => null, isOptional: true },
})

it('chooses known columns, each once and in the order of the choice', () => {
  expect(chooseColumns(columns, ['role', 'name', 'role', 'constructor'])).toEqual(['role', 'name'])
})

it.each([undefined, [], ['unknown']])('chooses the columns of the list with %j', (chosen) => {
  expect(chooseColumns(columns, chosen)).toEqual(['name', 'email'])
})

it('has a text for the name of every column, and names that addresses can contain', () => {
  const lists = [
    auditEventColumns,
    failedMailColumns,
    overdueColumns,
    paymentColumns,
    providerEventColumns,
    personColumns,
    privacyColumns,
    waitColumns,
    applicationColumns,
    companyColumns,
    offerColumns,
    planColumns,
  ]
  const titles = lists.flatMap((list) => Object.values(list).map(({ title }) => title))
  expect(titles.filter((title) => !Object.hasOwn(catalogue, title))).toEqual([])
  expect(
    lists.flatMap((list) => Object.keys(list)).filter((name) => !/^[a-z_]+$/.test(name)),
  ).toEqual([])
  expect(lists.map((list) => getDefaultColumns(list).length > 3)).not.toContain(false)
})
