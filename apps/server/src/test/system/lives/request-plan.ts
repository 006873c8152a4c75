import { randomUUID } from 'node:crypto'
import type { LifeState } from './life-state.ts'
import type { LifeWorld } from './life-world.ts'
import type { StoredLife } from './stored-life.ts'

/** The request of an action. */
export interface RequestPlan {
  readonly by: 'admin' | 'intern' | 'operator'
  readonly address: string
  readonly body?: unknown
}
/** What the request of an action depends on. */
export interface ActionContext {
  readonly world: LifeWorld
  readonly life: LifeState
  readonly stored: StoredLife
  readonly choice: number
  readonly now: number
}

/** The id of nothing. */
export const missingId = randomUUID()
