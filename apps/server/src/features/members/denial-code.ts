import type { ErrorCode } from '@fledge/contract/platform/errors.ts'

export function toDenialCode(because: string): ErrorCode {
  if (because === 'errors.LAST_ADMIN') return 'LAST_ADMIN'
  if (because.startsWith('refused.')) return 'FORBIDDEN'
  return because.startsWith('members.') ? 'CONFLICT' : 'ILLEGAL_TRANSITION'
}
