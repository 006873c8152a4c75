import { paths } from '@fledge/contract/paths.ts'
import type { NextStep } from '@fledge/domain/sessions/next-step.ts'
import { formatDate } from '@fledge/kernel/dates.ts'
import type { UserType } from '@fledge/domain/sessions/types.ts'

/** Addresses that go no further have a page that says why. */
const noticePages: Partial<Record<NextStep, string>> = {
  WAIT_FOR_INVITATION: paths.company.waitForInvitation,
  ACCOUNT_DEACTIVATED: paths.company.accountDeactivated,
  REGISTERED_AS_INTERN: paths.company.registeredAsIntern,
  IN_WAITING_LIST: paths.company.inWaitingList,
}
/** Interns come back by signing in; and who is on the other side is told where to go. Both are said where they are. */
const internNotices: Partial<Record<NextStep, InternNotice>> = {
  ACCOUNT_DEACTIVATED: 'comeBack',
  REGISTERED_AS_COMPANY: 'otherSide',
}

export type InternNotice = 'comeBack' | 'otherSide'
/** What is said at the address before a code is mailed; of an account that is to be deleted, on which day. */
export interface AddressNotice {
  readonly kind: InternNotice | 'erasing'
  readonly day: string
}

/** The page that an address leads to instead of a sign-in, or null. */
export const noticePageOf = (next: NextStep, type: UserType): string | null =>
  type === 'C' ? (noticePages[next] ?? null) : null

/** What is said to an intern instead of a page, or null. */
export const internNoticeOf = (next: NextStep, type: UserType): InternNotice | null =>
  type === 'I' ? (internNotices[next] ?? null) : null

/** What is said of an address instead of a page, or null. */
export function addressNoticeOf(
  { next, erase_at: eraseAt }: { readonly next: NextStep; readonly erase_at: string | null },
  type: UserType,
): AddressNotice | null {
  if (eraseAt) return { kind: 'erasing', day: formatDate(eraseAt.slice(0, 10)) }
  const kind = internNoticeOf(next, type)
  return kind ? { kind, day: '' } : null
}

/** The sign-in page of a side. */
export const signInPathFor = (type: UserType): string =>
  type === 'C'
    ? paths.company.getStarted
    : type === 'I'
      ? paths.intern.getStarted
      : paths.operator.getStarted
