import type { WeekRow } from '@fledge/contract/weekly-feedback/schema.ts'
import { weekBadges } from '@fledge/domain/weekly-feedback/types.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Button } from '@fledge/ui/button.tsx'
import { Card, Meta, CardListItem, CardList } from '@fledge/ui/card.tsx'
import { CompanyLogo } from '@fledge/ui/person.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import type { ReactNode } from 'react'
import { useNow } from '../../platform/time/clock.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { useZone } from '../../platform/shell/session.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { formatWeekDue, isWeekUrgent, formatWeek } from '../../shared/format-week.ts'

interface OtherWeeksProps {
  readonly week: string
  readonly onWeek: (week: string) => void
}

/** Links to other weeks that are due for the company. */
export function HostOtherWeeks({
  internship,
  ...others
}: OtherWeeksProps & { readonly internship: string }) {
  return (
    <OtherWeeks
      {...others}
      weeks={
        useApiQuery('weeklyFeedback', 'listHostWeeks', { body: { internship_id: internship } }).data
          ?.payload
      }
    />
  )
}

/** The same for the intern, with the internship of each week. */
export function InternOtherWeeks({
  offer,
  ...others
}: OtherWeeksProps & { readonly offer: string }) {
  const weeks = useApiQuery('weeklyFeedback', 'listInternWeeks', { params: { offer_id: offer } })
    .data?.payload
  const of = useApiQuery('weeklyFeedback', 'feedbackOffer', { body: { offer_id: offer } }).data
    ?.payload
  return (
    <Stack>
      <OtherWeeks {...others} weeks={weeks} />
      {of ? (
        <Whose
          logo={<CompanyLogo name={of.company_name} logo={of.logo_url} size={40} />}
          role={of.role}
          facts={[
            of.company_name,
            formatWeek(of.starts_on, of.ends_on),
            t('weekScreen.agreed', { hours: of.hours_a_week }),
          ]}
        />
      ) : null}
    </Stack>
  )
}

function Whose({
  logo,
  role,
  facts,
}: {
  readonly logo: ReactNode
  readonly role: string
  readonly facts: readonly string[]
}) {
  return (
    <Card title={t('weekScreen.whose')} flush>
      <CardList>
        <CardListItem lead={logo}>
          <p>{role}</p>
          <Meta>{facts.join(' · ')}</Meta>
        </CardListItem>
      </CardList>
    </Card>
  )
}

function OtherWeeks({
  weeks = [],
  week,
  onWeek,
}: OtherWeeksProps & { readonly weeks: readonly WeekRow[] | undefined }) {
  const [zone, now] = [useZone(), useNow()]
  const waiting = weeks.filter(
    (row) => row.weekly_feedback_id !== week && row.active === 'true' && row.next_slug !== null,
  )
  if (waiting.length === 0) return null
  return (
    <Card title={t('weekScreen.otherWeeks')} flush>
      <CardList>
        {waiting.map((row) => (
          <CardListItem
            key={row.weekly_feedback_id}
            end={
              <Button size="small" onClick={() => onWeek(row.weekly_feedback_id)}>
                {t('weekScreen.goToWeek', { week: row.week })}
              </Button>
            }
          >
            <p>
              {t('weekScreen.week', { week: row.week })}{' '}
              <Badge tone={weekBadges[row.label].tone}>{row.label_text}</Badge>
            </p>
            <Meta>{formatWeek(row.starts_on, row.ends_on)}</Meta>
            <Meta due={isWeekUrgent(row.unlocks_at, now)}>
              {formatWeekDue(row.unlocks_at, zone, now)}
            </Meta>
          </CardListItem>
        ))}
      </CardList>
    </Card>
  )
}
