import { requiredPlanFields } from '@fledge/domain/plans/rules.ts'
import { expect, test } from 'vitest'
import { planFieldNames, planFields, planPages } from './plan-fields.ts'

test('declares the fields in the order of the pages, in which messages are shown', () => {
  const pages = planFieldNames.map((name) => planPages.indexOf(planFields[name].page))
  expect(pages).toEqual(pages.toSorted((a, b) => a - b))
})

test('declares every field that is required to publish', () => {
  const names: readonly string[] = planFieldNames
  expect(
    requiredPlanFields.map(({ field }) => field).filter((field) => !names.includes(field)),
  ).toEqual([])
})

test('accepts the initial value of every field in a draft', () => {
  for (const name of planFieldNames)
    expect(planFields[name].schema.safeParse(planFields[name].initial).success, name).toBe(true)
})
