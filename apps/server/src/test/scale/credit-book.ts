import { toTimestamp } from './copy-format.ts'
import type { RowSink } from './copy-rows.ts'
import type { EventWriter } from './event-writer.ts'
import { createTimeline } from './timeline.ts'

/** An entry of the ledger about an interview. */
interface InterviewEntry {
  readonly kind: 'HOLD' | 'SPEND' | 'RELEASE'
  readonly company: { readonly id: string; readonly name: string }
  readonly interview: string
  readonly actor: string | null
  readonly reason: string
}

type LedgerEntry =
  | InterviewEntry
  | {
      readonly kind: 'GRANT'
      readonly company: InterviewEntry['company']
      readonly amount: number
      readonly actor: string
      readonly reason: string
    }

/** Keeps the interview credits of all companies, in the order of time. */
export interface CreditBook {
  /** Records the first credits, which come with the approval. */
  open(at: number, company: InterviewEntry['company'], operator: string): void
  record(at: number, entry: InterviewEntry): void
  release(before: number): void
  /** Writes the balances. */
  finish(): void
}

interface Balance {
  balance: number
  granted: number
  used: number
  released: number
}

const firstGrant = 10
/** Credits that an operator grants when a company has none left. */
const furtherGrant = 25

/** @param operators those who grant credits */
export function createCreditBook(
  rows: RowSink,
  events: EventWriter,
  operators: readonly string[],
): CreditBook {
  const balances = new Map<string, Balance>()
  const write = (entry: LedgerEntry, at: number): void => {
    const { company } = entry
    const balance = balances.get(company.id) ?? { balance: 0, granted: 0, used: 0, released: 0 }
    balances.set(company.id, balance)
    if (entry.kind === 'HOLD' && balance.balance === 0) {
      const actor = operators[balance.granted % operators.length] ?? ''
      write({ kind: 'GRANT', company, amount: furtherGrant, actor, reason: 'operator' }, at)
      recordGrant(events, at, company, actor, balance.balance)
    }
    applyEntry(balance, entry)
    rows.add('credit_ledger', {
      company_id: company.id,
      kind: entry.kind,
      amount: entry.kind === 'GRANT' ? entry.amount : 1,
      reason: entry.reason,
      interview_id: entry.kind === 'GRANT' ? null : entry.interview,
      actor_id: entry.actor,
      balance_after: balance.balance,
      at: toTimestamp(at),
      note: null,
    })
  }
  const timeline = createTimeline<LedgerEntry>(write)
  return {
    open: (at, company, actor) =>
      timeline.add(at, { kind: 'GRANT', company, amount: firstGrant, actor, reason: 'approval' }),
    record: (at, entry) => timeline.add(at, entry),
    release: (before) => timeline.release(before),
    finish() {
      for (const [company_id, balance] of balances)
        rows.add('credit_balances', { company_id, ...balance })
    },
  }
}

function applyEntry(balance: Balance, entry: LedgerEntry): void {
  if (entry.kind === 'GRANT') {
    balance.balance += entry.amount
    balance.granted += entry.amount
  } else if (entry.kind === 'HOLD') balance.balance -= 1
  else if (entry.kind === 'SPEND') balance.used += 1
  else {
    balance.balance += 1
    balance.released += 1
  }
}

const recordGrant = (
  events: EventWriter,
  at: number,
  company: InterviewEntry['company'],
  operator: string,
  left: number,
) =>
  events.record('credit', 'grant', at, {
    subject: company.id,
    actor: { kind: 'operator', id: operator },
    company: company.id,
    data: { amount: furtherGrant, left, company: company.name },
  })
