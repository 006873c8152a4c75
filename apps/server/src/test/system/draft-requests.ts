import { randomUUID } from 'node:crypto'
import type pg from 'pg'

interface Company {
  /** Address of the product, or of what is in front of it. */
  readonly at: string
  readonly cookie: string
}

/** @returns the status, or null if the connection was lost */
async function sendDraft(
  { at, cookie }: Company,
  name: string,
  requestId: string,
): Promise<number | null> {
  try {
    const response = await fetch(`${at}/backend/internship-plan/v2/create-draft`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-request-id': requestId, cookie },
      body: JSON.stringify({ name }),
    })
    await response.arrayBuffer()
    return response.status
  } catch {
    return null
  }
}

/** A draft that is requested, with the id of its request. */
export interface Draft {
  readonly name: string
  readonly requestId: string
}

export const planDraft = (name: string): Draft => ({ name, requestId: randomUUID() })

/**
 * Creates the draft of a plan: repeats the request until it succeeds, with the same request id or
 * naively with new ones.
 * @returns whether it was acknowledged before `isOver`
 */
export async function createDraft(
  company: Company,
  { name, requestId }: Draft,
  {
    isKeyed = true,
    isOver = () => false,
  }: { readonly isKeyed?: boolean; readonly isOver?: () => boolean } = {},
): Promise<boolean> {
  while (!isOver()) {
    const status = await sendDraft(company, name, isKeyed ? requestId : randomUUID())
    if (status === 200) return true
    // The connection was lost, the first attempt is still running, or the database is away.
    if (status !== null && ![409, 503].includes(status)) throw new Error(`${name}: ${status}`)
  }
  return false
}

/** The names of drafts that do not exist exactly once. */
export async function listMiscountedDrafts(
  client: pg.Pool | pg.Client,
  names: readonly string[],
): Promise<string[]> {
  const { rows } = await client.query<{ name: string; times: number }>(
    'select name, count(*)::int as times from plans where name = any ($1) group by name',
    [names],
  )
  const times = new Map(rows.map((row) => [row.name, row.times]))
  return names.filter((name) => times.get(name) !== 1)
}
