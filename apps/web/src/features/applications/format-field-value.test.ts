import { expect, test } from 'vitest'
import { formatFieldValue } from './format-field-value.ts'

test('formats choices by label and empty values with the given placeholder', () => {
  const level = {
    name: 'level',
    label: 'Level',
    kind: 'multi',
    options: [
      { value: '1', label: 'Basic' },
      { value: '2', label: 'Good' },
    ],
  } as const
  expect([
    formatFieldValue(level, [2, 1], 'nothing'),
    formatFieldValue(level, [], 'nothing'),
    formatFieldValue({ name: 'born', label: 'Born', kind: 'date' }, '2004-02-03', 'nothing'),
    formatFieldValue({ name: 'phone', label: 'Phone', kind: 'tel' }, '+351 912', 'nothing'),
  ]).toEqual(['Good, Basic', 'nothing', '3 February 2004', '+351 912'])
})
