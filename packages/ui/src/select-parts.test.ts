import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SelectInput } from './select-parts.tsx'

const field = (canBeEmpty: boolean) =>
  renderToStaticMarkup(
    createElement(SelectInput, {
      id: 'level',
      'aria-describedby': undefined,
      'aria-invalid': undefined,
      'aria-label': 'Level',
      error: false,
      options: [{ value: '1', label: 'Bachelor' }],
      nothingFound: 'No matches',
      clearLabel: 'Clear selection',
      value: '1',
      onChange: () => undefined,
      canBeEmpty,
    }),
  )

test('names the clear button and the clearing keys of an optional select', () => {
  const cross = /<button[^>]*aria-label="Clear selection"[^>]*>/.exec(field(true))?.[0]
  expect(cross).toContain('aria-hidden="false"')
  expect(field(true)).toContain('aria-keyshortcuts="Backspace Delete"')
  expect(field(false)).not.toMatch(/Clear selection|aria-keyshortcuts/)
})
