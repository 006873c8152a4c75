import type { NoticeKind } from '@fledge/domain/notices/types.ts'
import { Stack } from '@fledge/ui/page.tsx'
import { EmailPreferencesCard } from '../../shared/email-preferences-card.tsx'

/** Kinds of email that company members receive. */
const kinds: readonly NoticeKind[] = [
  'sessions',
  'accounts',
  'companies',
  'members',
  'offers',
  'internships',
  'interviews',
  'calendars',
  'candidatures',
  'plans',
  'weeklyFeedback',
  'credits',
]

export function CompanyEmailsPart() {
  return (
    <Stack narrow>
      <EmailPreferencesCard kinds={kinds} />
    </Stack>
  )
}
