import type { OperatorRole } from '@fledge/domain/sessions/types.ts'
import { anOperator } from '../../../platform/testing/factories.ts'
import type { Browser, TestResponse, TestServer } from '../../../platform/testing/harness.ts'

/** A member of the programme team, signed in. */
export interface Colleague {
  readonly userId: string
  readonly browser: Browser
}

export async function addColleague(server: TestServer, role: OperatorRole): Promise<Colleague> {
  const { userId } = await anOperator(server, role)
  return { userId, browser: await server.as(userId) }
}

/** Sends an act on a wait, e.g. `take`. */
export const sendAct = (
  { browser }: Colleague,
  act: string,
  body: Readonly<Record<string, unknown>>,
): Promise<TestResponse> => browser.request(`POST operator/waits/${act}`, { body })
