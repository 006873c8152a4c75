import { expect, test } from 'vitest'
import { batchCalls } from './calls.ts'

test('the list of batches takes no per_page: it is dropped before the call, seed 000 §9', () => {
  expect(batchCalls.listBatches.query.safeParse({ page: '2', search: 'autumn' }).success).toBe(true)
  expect(batchCalls.listBatches.query.safeParse({ per_page: '5' }).success).toBe(false)
})
