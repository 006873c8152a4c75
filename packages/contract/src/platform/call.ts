import './problem-words.ts'
import type { CallSpec } from '@fledge/kernel/call.ts'
import type { Access } from '@fledge/domain/sessions/types.ts'

/** One room's calls. Keeps the literal types, so that paths, schemas and access are known to both sides. */
export function defineCalls<const C extends Readonly<Record<string, CallSpec<Access>>>>(
  calls: C,
): C {
  return calls
}
