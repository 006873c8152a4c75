import { expect } from 'vitest'
import type { SendRequest, Browser, TestResponse } from '../../platform/testing/harness.ts'

/**
 * Sends a request and checks what every response guarantees: the envelope, the headers, and no
 * internals in messages.
 * @param raw whether the response may lack the envelope
 */
export async function requestAndCheck(
  browser: Browser,
  address: string,
  ask: SendRequest,
  raw = false,
): Promise<TestResponse> {
  const answer = await browser.request(address, ask)
  const summary = `${address} → ${answer.status} ${answer.text.slice(0, 300)}`
  expect(answer.headers['x-content-type-options'], summary).toBe('nosniff')
  expect(String(answer.headers['content-security-policy']), summary).toContain("default-src '")
  expect(answer.status, summary).not.toBe(500)
  if (raw && answer.status < 400) return answer
  expect(answer.headers['cache-control'], summary).toContain('no-store')
  expect(answer.text, summary).not.toMatch(
    / at .*\.[jt]s:\d+|node_modules|select .* from |violates .* constraint|syntax error at/i,
  )
  const envelope: unknown = JSON.parse(answer.text)
  expect(envelope, summary).toHaveProperty('data.payload')
  expect(envelope, summary).toMatchObject({
    status: answer.status,
    data: {
      isSuccess: answer.status === 200,
      message: expect.any(String),
      ...(answer.status === 200
        ? {}
        : { payload: { error: { code: expect.any(String), description: expect.any(String) } } }),
    },
  })
  return answer
}
