import { errorReport } from '@fledge/contract/error-reports/endpoints.ts'
import { expect, it } from 'vitest'
import { toErrorReport } from './to-error-report.ts'

function openOffer(): never {
  throw new TypeError('Cannot read properties of undefined')
}

it('reports name, message, page and the stack with the innermost call last', () => {
  try {
    openOffer()
  } catch (error) {
    const report = errorReport.parse(toErrorReport(error, '/company/offers'))
    expect(report).toMatchObject({
      type: 'TypeError',
      message: 'Cannot read properties of undefined',
      page: '/company/offers',
    })
    expect(report.frames.at(-1)).toMatchObject({
      function: 'openOffer',
      filename: expect.stringContaining('to-error-report.test.ts'),
      lineno: expect.any(Number),
    })
  }
  expect.assertions(2)
})

it('leaves out queries and fragments of file names, which can contain tokens', () => {
  const error = new Error('late')
  error.stack = 'Error: late\n    at load (https://fledge.example/assets/a.js?token=secret#x:10:5)'
  expect(JSON.stringify(toErrorReport(error, '/'))).not.toContain('secret')
})

it('reports what is no error, and an error without a stack', () => {
  expect(errorReport.parse(toErrorReport('late', '/'))).toMatchObject({
    type: 'Error',
    message: 'late',
  })
  const plainError = new Error('bare')
  plainError.stack = ''
  expect(errorReport.parse(toErrorReport(plainError, '/')).frames).toEqual([])
})
