import { expect, test } from 'vitest'
import { batchEndpoints } from './endpoints.ts'

test('listing batches accepts per_page and ignores it, since a page has 10 rows (seed 000 §9)', () => {
  const { query } = batchEndpoints.listBatches
  expect(query.safeParse({ page: '2', search: 'autumn' }).success).toBe(true)
  expect(query.safeParse({ per_page: '5' }).success).toBe(true)
})
