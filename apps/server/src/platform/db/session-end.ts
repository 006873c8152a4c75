import { operatorSessionMs, sessionRule } from '@fledge/domain/sessions/code-rules.ts'
import { hourMs } from '@fledge/kernel/dates.ts'

const toHoursSql = (ms: number) => `interval '${ms / hourMs} hours'`

/**
 * When a session `s` of the user `u` ends. Derived from its beginning and its owner's kind, not only
 * from the stored end, so that a rule also holds for sessions that began before it.
 */
export const sessionEndsAtSql = (s: string, u: string): string =>
  `least(${s}.expires_at, ${s}.last_used_at + ${toHoursSql(sessionRule.idleMs)}, case when ${u}.type = 'O' then ${s}.created_at + ${toHoursSql(operatorSessionMs)} end)`
