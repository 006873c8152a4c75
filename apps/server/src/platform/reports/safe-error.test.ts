import { expect, it } from 'vitest'
import { toLoggedError } from './safe-error.ts'

it('logs an error with its location but without the values of the row', () => {
  const cause = Object.assign(new Error('duplicate key (email)=(ada.obi@unilag.example)'), {
    code: '23505',
    constraint: 'users_email_key',
    detail: 'Key (email)=(ada.obi@unilag.example) already exists.',
    parameters: ['ada.obi@unilag.example', '482913'],
  })
  const logged = toLoggedError(new Error('could not save 482913', { cause }))
  expect(logged).toMatchObject({
    type: 'Error',
    message: 'could not save <number>',
    stack: expect.stringContaining('safe-error.test.ts'),
    cause: { code: '23505', constraint: 'users_email_key' },
  })
  expect(JSON.stringify(logged)).not.toMatch(/ada\.obi|482913/)
})

it('logs a thrown non-error as text', () => {
  expect(toLoggedError('no ada.obi@unilag.example')).toEqual({
    type: 'string',
    message: 'no <e-mail>',
    stack: '',
  })
})
