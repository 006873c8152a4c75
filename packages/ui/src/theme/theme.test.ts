import { expect, test } from 'vitest'
import { theme } from './theme.ts'

test('screens change their layout at 600 and 900 px', () => {
  const { sm = '', md = '' } = theme.breakpoints ?? {}
  expect([sm, md].map((width) => Number.parseFloat(width) * 16)).toEqual([600, 900])
})
