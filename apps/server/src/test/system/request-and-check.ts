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
  const about = `${address} → ${answer.status} ${answer.text.slice(0, 300)}`
  expect(answer.headers['x-content-type-options'], about).toBe('nosniff')
  expect(String(answer.headers['content-security-policy']), about).toContain("default-src '")
  expect(answer.status, about).not.toBe(500)
  if (raw && answer.status < 400) return answer
  expect(answer.headers['cache-control'], about).toContain('no-store')
  expect(answer.text, about).not.toMatch(
    / at .*\.[jt]s:\d+|node_modules|select .* from |violates .* constraint|syntax error at/i,
  )
  const envelope: unknown = JSON.parse(answer.text)
  expect(envelope, about).toHaveProperty('data.payload')
  expect(envelope, about).toMatchObject({
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
