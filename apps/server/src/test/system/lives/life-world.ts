import {
  aBatch,
  aCompany,
  anIntern,
  anOperator,
  aPlan,
  type TestCompany,
  type TestIntern,
} from '../../../platform/testing/factories.ts'
import { toDayText } from '../../../platform/testing/insert-row.ts'
import type { Browser, TestServer } from '../../../platform/testing/harness.ts'
import { modelDayMs, type LifeState } from './life-state.ts'

export type PersonName = 'admin' | 'intern' | 'operator' | 'otherAdmin' | 'otherIntern'

/** The users and rows of one life. */
export interface LifeWorld {
  readonly server: TestServer
  readonly company: TestCompany
  readonly intern: TestIntern
  readonly planId: string
  /** Another intern whom the company can interview for another plan. */
  readonly bystander: TestIntern
  readonly bystanderPlanId: string
  browserOf(name: PersonName): Promise<Browser>
}

/** Parameters that differ between lives. */
export interface LifeKind {
  readonly credits: number
  readonly batchDays: number
}

const openings = 1

export async function createWorld(server: TestServer, kind: LifeKind): Promise<LifeWorld> {
  const company = await aCompany(server, { credits: kind.credits })
  const other = await aCompany(server)
  const inDays = (days: number) => new Date(server.now().getTime() + days * modelDayMs)
  const dates = { programme_start: toDayText(inDays(2)), enrolment_closes_at: inDays(1) }
  const intern = await anIntern(server, {
    batch: await aBatch(server, { ...dates, programme_end: toDayText(inDays(kind.batchDays)) }),
  })
  const bystander = await anIntern(server, {
    batch: await aBatch(server, { ...dates, programme_end: toDayText(inDays(4000)) }),
  })
  const users: Readonly<Record<PersonName, string>> = {
    admin: company.admin.userId,
    intern: intern.userId,
    operator: (await anOperator(server)).userId,
    otherAdmin: other.admin.userId,
    otherIntern: bystander.userId,
  }
  return {
    server,
    company,
    intern,
    bystander,
    planId: await aPlan(server, company.companyId, { openings }),
    bystanderPlanId: await aPlan(server, company.companyId),
    browserOf: createSignedInBrowsers(server, users),
  }
}

/**
 * Returns browsers that sign in again after some days, because a session ends after 30 idle days.
 */
function createSignedInBrowsers(
  server: TestServer,
  users: Readonly<Record<PersonName, string>>,
): LifeWorld['browserOf'] {
  const signedIn = new Map<PersonName, { at: number; browser: Browser }>()
  return async (name) => {
    const now = server.now().getTime()
    const before = signedIn.get(name)
    if (before && now - before.at < 20 * modelDayMs) return before.browser
    const browser = await server.as(users[name])
    signedIn.set(name, { at: now, browser })
    return browser
  }
}

export function startLife(kind: LifeKind, now: number): LifeState {
  const lastDay = Date.parse(new Date(now + kind.batchDays * modelDayMs).toISOString().slice(0, 10))
  return {
    company: 'APPROVED',
    question: null,
    hasReply: false,
    hasFirstCredits: false,
    plan: 'ACTIVE',
    isOtherPlanPaused: false,
    openings,
    application: 'APPROVED',
    batchEndsAt: lastDay + modelDayMs,
    credits: { granted: kind.credits, balance: kind.credits, used: 0, released: 0 },
    candidatures: [],
    internship: null,
    unansweredAt: [],
    noShows: [],
  }
}
