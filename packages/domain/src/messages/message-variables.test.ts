import { describe, expect, it } from 'vitest'
import { fillVariables, findUnknownVariables, listVariables } from './message-variables.ts'

const values = { first_name: 'Amara', batch: 'Spring 2027', company: null, deadline: '1 March' }

describe('variables', () => {
  it('are found once each, in the order of the text', () => {
    expect(listVariables('{batch}: {first_name}, {batch}')).toEqual(['batch', 'first_name'])
    expect(listVariables('No variables')).toEqual([])
  })

  it.each([
    ['Hello {name}', ['name']],
    ['{First_name} {first_name } {}', ['First_name', 'first_name ', '']],
    ['{first_name} and {batch}', []],
    ['A brace { alone } \n or } the other way {', [' alone ']],
    ['{constructor} {__proto__}', ['constructor', '__proto__']],
  ])('that do not exist are found: %s', (text, unknown) => {
    expect(findUnknownVariables(text)).toEqual(unknown)
  })

  it('are replaced by the values of the recipient, wherever they occur', () => {
    expect(fillVariables('{first_name}, {batch} ends {deadline}. {first_name}', values)).toBe(
      'Amara, Spring 2027 ends 1 March. Amara',
    )
  })

  it('in a value are not replaced', () => {
    expect(fillVariables('Hello {first_name}', { ...values, first_name: '{batch} $& $1' })).toBe(
      'Hello {batch} $& $1',
    )
  })
})
