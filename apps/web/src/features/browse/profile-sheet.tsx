import { Button } from '@fledge/ui/button.tsx'
import { Card } from '@fledge/ui/card.tsx'
import { Chip, Chips } from '@fledge/ui/chip.tsx'
import { Sheet } from '@fledge/ui/dialog.tsx'
import { PersonLine } from '@fledge/ui/person.tsx'
import { IconBookmark } from '@fledge/ui/icons/bookmark.tsx'
import { IconBookmarkFilled } from '@fledge/ui/icons/bookmark-filled.tsx'
import { IconEyeOff } from '@fledge/ui/icons/eye-off.tsx'
import { useDeferredValue, useState } from 'react'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { getCityFlag, formatLocalNow, useNow } from '../../platform/time/clock.ts'
import { ButtonLink } from '../../platform/router/link.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { ReportButton } from '../../shared/report-button.tsx'
import styles from './browse.module.css'
import { toCandidateLink } from './to-candidate-link.ts'
import { toProfileInput } from './to-profile-input.ts'
import type { CandidateProfile } from './fit-card.tsx'
import { HiddenNote } from './hidden-note.tsx'
import { HideDialog } from './hide-dialog.tsx'
import { PlanComparison } from './plan-comparison.tsx'
import { ProfileMain, ProfileSide } from './profile-cards.tsx'
import { useShortlistToggle } from './use-shortlist-toggle.ts'

interface SheetProps {
  readonly intern: string
  readonly plan: string | null
  readonly onPlan: (plan: string) => void
  readonly onClose: () => void
}

/** Intern's profile beside the list; the URL can be shared. */
export function ProfileSheet({ intern, plan, onPlan, onClose }: SheetProps) {
  const profile = useApiQuery('browse', 'getInternProfile', toProfileInput(intern, plan), {
    keep: true,
  })
  const name = profile.data?.payload.name ?? ''
  // The sheet is painted without its profile first, which takes a phone a tenth of a second.
  const isOpen = useDeferredValue(true, false)
  return (
    <Sheet
      opened
      inAddress
      onClose={onClose}
      title={name || t('browse.title')}
      closeLabel={t('common.btn.close')}
      width={720}
      bar={profile.data ? <ProfileActions profile={profile.data.payload} plan={plan} /> : undefined}
    >
      {isOpen ? (
        <QueryResult of={profile} name={name || t('browse.title')}>
          {(payload) => <ProfileBody profile={payload} plan={plan} onPlan={onPlan} />}
        </QueryResult>
      ) : null}
    </Sheet>
  )
}

type BodyProps = { readonly profile: CandidateProfile } & Pick<SheetProps, 'plan' | 'onPlan'>

function ProfileBody({ profile, plan, onPlan }: BodyProps) {
  const now = useNow()
  return (
    <div className={styles['profile']}>
      <PersonLine
        name={profile.name}
        picture={profile.picture_url}
        country={getCityFlag(profile.country_code, profile.time_zone)}
        location={formatLocalNow(profile.time_zone, now)}
        size={72}
        heading="h2"
      />
      <HiddenNote intern={profile} />
      <HideLine profile={profile} />
      <FittingPlans profile={profile} plan={plan} onPlan={onPlan} />
      {profile.match ? <PlanComparison plan={profile.match.plan_id} profile={profile} /> : null}
      <ProfileMain profile={profile} />
      <ProfileSide profile={profile} />
      <ReportButton
        kind="INTERN"
        id={profile.intern_id}
        name={profile.name}
        parts={['TEXT', 'PHOTO']}
      />
    </div>
  )
}

/** The company's plans that match this intern; selecting one compares the intern with it. */
function FittingPlans({ profile, plan, onPlan }: BodyProps) {
  const found = useApiQuery(
    'browse',
    'eligibleCareerFields',
    { query: { intern_application_id: profile.application_id ?? '' } },
    { enabled: profile.application_id !== null },
  )
  const rows = found.data?.payload ?? []
  if (rows.length === 0) return null
  const shown = plan ?? profile.match?.plan_id
  return (
    <Card title={t('browse.fitting.title')} borderless>
      <Chips>
        {rows.map((row) =>
          row.plan_id === shown ? (
            <Chip key={row.plan_id} state="met" check>
              {t('browse.fitting.plan', { plan: row.plan_name, field: row.career_field_name })}
            </Chip>
          ) : (
            <Button key={row.plan_id} size="small" onClick={() => onPlan(row.plan_id)}>
              {t('browse.fitting.plan', { plan: row.plan_name, field: row.career_field_name })}
            </Button>
          ),
        )}
      </Chips>
    </Card>
  )
}

function HideLine({ profile }: { readonly profile: CandidateProfile }) {
  const [hides, setHides] = useState(false)
  const { refused } = useShortlistToggle(null)
  if (profile.is_not_interested) return null
  return (
    <div>
      <Button
        tone="quiet"
        size="small"
        icon={<IconEyeOff size={18} aria-hidden />}
        disabledReason={refused}
        onClick={() => setHides(true)}
      >
        {t('browse.card.notInterested')}
      </Button>
      {hides ? <HideDialog intern={profile} onClose={() => setHides(false)} /> : null}
    </div>
  )
}

function ProfileActions({
  profile,
  plan,
}: {
  readonly profile: CandidateProfile
  readonly plan: string | null
}) {
  const shortlist = useShortlistToggle(plan)
  const link = toCandidateLink(profile, plan)
  const isOn = shortlist.isOn(profile)
  return (
    <>
      <Button
        disabledReason={shortlist.refused}
        aria-pressed={isOn}
        icon={
          isOn ? (
            <IconBookmarkFilled size={18} aria-hidden />
          ) : (
            <IconBookmark size={18} aria-hidden />
          )
        }
        onClick={() => shortlist.press(profile)}
      >
        {t(isOn ? 'browse.card.shortlisted' : 'browse.card.shortlist')}
      </Button>
      <ButtonLink tone="primary" to={link.to}>
        {link.label}
      </ButtonLink>
    </>
  )
}
