import { expect, test } from 'vitest'
import { pocBody } from './schema.ts'

test('asks for the custom role together with the errors of other fields', () => {
  const { error } = pocBody.safeParse({ job_title_id: 'other', first_name: '' })
  const fields = error?.issues.map(({ path }) => path.join('.'))
  expect(fields).toContain('first_name')
  expect(fields).toContain('custom_job_title')
})

test('an input that is no object has no further errors', () => {
  expect(pocBody.safeParse(null).error?.issues).toHaveLength(1)
})
