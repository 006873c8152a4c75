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
  const faults = listFaults(answer, raw)
  // One matcher for each response: thousands of them took longer than the requests.
  if (faults.length > 0)
    expect.fail(`${address} → ${answer.status} ${answer.text.slice(0, 300)}: ${faults.join(', ')}`)
  return answer
}

const internals =
  / at .*\.[jt]s:\d+|node_modules|select .* from |violates .* constraint|syntax error at/i

/** Lists what is wrong with a response. */
function listFaults({ status, headers, text }: TestResponse, raw: boolean): readonly string[] {
  const faults: string[] = []
  const check = (isMet: boolean, fault: string) => {
    if (!isMet) faults.push(fault)
  }
  check(headers['x-content-type-options'] === 'nosniff', 'no nosniff')
  const policy = String(headers['content-security-policy'])
  for (const directive of ["default-src '", "base-uri 'none'", "frame-ancestors '"])
    check(policy.includes(directive), `no ${directive} in the policy`)
  check('cross-origin-resource-policy' in headers, 'no resource policy')
  check(status !== 500, 'a server error')
  if (raw && status < 400) return faults
  check(String(headers['cache-control']).includes('no-store'), 'may be stored')
  check(!internals.test(text), 'shows internals')
  check(isEnvelope(status, JSON.parse(text)), 'no envelope')
  return faults
}

/** Whether a response has the payload, the status and the message of its outcome. */
function isEnvelope(status: number, envelope: ReturnType<typeof JSON.parse>): boolean {
  const data = envelope?.data ?? {}
  const { code, description } = data.payload?.error ?? {}
  return (
    'payload' in data &&
    envelope.status === status &&
    data.isSuccess === (status === 200) &&
    typeof data.message === 'string' &&
    (status === 200 || (typeof code === 'string' && typeof description === 'string'))
  )
}
