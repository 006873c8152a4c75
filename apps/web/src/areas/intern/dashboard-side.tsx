import { getDateFormat } from '@fledge/kernel/date-format.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import { internshipMachine } from '@fledge/domain/internships/machine.ts'
import { internshipBadges } from '@fledge/domain/internships/types.ts'
import { offerBadges } from '@fledge/domain/offers/types.ts'
import { formatDate, getZoneCity } from '@fledge/kernel/dates.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Card, Meta } from '@fledge/ui/card.tsx'
import { Meter } from '@fledge/ui/charts.tsx'
import { IconCircle } from '@fledge/ui/icons/circle.tsx'
import { QueryResult } from '../../platform/query/query-result.tsx'
import type { Payload } from '../../platform/http/client.ts'
import { formatAgo, useNow } from '../../platform/time/clock.ts'
import { Link, MoreLink } from '../../platform/router/link.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { Logo } from './logo.tsx'
import styles from './dashboard.module.css'

/** Offers with their status. */
export function OffersCard({ internId }: { readonly internId: string }) {
  const now = useNow()
  const offers = useApiQuery('offers', 'listInternOffers', { params: { id: internId } })
  return (
    <Card
      title={t('intern.dashboard.offers')}
      {...(offers.data ? { count: offers.data.payload.length } : {})}
    >
      <QueryResult
        of={offers}
        name={t('intern.dashboard.offers')}
        empty={<Meta>{t('intern.dashboard.noOffers')}</Meta>}
      >
        {(list) =>
          list.slice(0, 3).map((offer) => (
            <Link
              key={offer.offer_id}
              className={styles['small'] ?? ''}
              to={buildPath(paths.intern.reviewOffer, { offer_id: offer.offer_id })}
            >
              <Logo company={offer.company} />
              <span className={styles['words']}>
                <b>{offer.company.name}</b>
                <span>{offer.role}</span>
                <Meta>{formatAgo(offer.status_since, now)}</Meta>
              </span>
              <Badge tone={offerBadges[offer.status].tone}>
                {translateKey(offerBadges[offer.status].text)}
              </Badge>
            </Link>
          ))
        }
      </QueryResult>
    </Card>
  )
}

type Availability = Payload<'availability', 'getAvailability'>
const toMinutes = (wall: string) => Number(wall.slice(0, 2)) * 60 + Number(wall.slice(3, 5))
const weekdays = [1, 2, 3, 4, 5, 6, 7]
const formatWeekday = (day: number) =>
  getDateFormat({ weekday: 'short', timeZone: 'UTC' }).format(Date.UTC(2024, 0, day))
const toPercentage = (value: number) => `${(value / 1440) * 100}%`
const countWeeklyHours = (availability: Availability) =>
  availability.weekly.reduce((sum, hours) => sum + toMinutes(hours.to) - toMinutes(hours.from), 0) /
  60

/** The week's open interview times as seven small days. */
export function TimesCard() {
  const times = useApiQuery('availability', 'getAvailability', {})
  return (
    <Card
      title={t('intern.dashboard.times')}
      side={<MoreLink to={paths.intern.times}>{t('common.btn.edit')}</MoreLink>}
      borderless
    >
      <QueryResult of={times} name={t('intern.dashboard.times')}>
        {(payload) => (
          <>
            <Meta>
              {t('intern.dashboard.timesText', {
                city: getZoneCity(payload.time_zone),
                count: countWeeklyHours(payload),
              })}
            </Meta>
            <WeekDays weekly={payload.weekly} />
          </>
        )}
      </QueryResult>
    </Card>
  )
}

function WeekDays({ weekly }: Pick<Availability, 'weekly'>) {
  return (
    <div className={styles['week']} aria-hidden>
      {weekdays.map((day) => (
        <div key={day}>
          <span className={styles['day']}>
            {weekly
              .filter((hours) => hours.weekday === day)
              .map((hours) => (
                <i
                  key={hours.from}
                  style={{
                    top: toPercentage(toMinutes(hours.from)),
                    height: toPercentage(toMinutes(hours.to) - toMinutes(hours.from)),
                  }}
                />
              ))}
          </span>
          {formatWeekday(day)}
        </div>
      ))}
    </div>
  )
}

const maxTodos = 3

/** Completeness of the profile and the most useful next additions. */
export function ProfileCard({ isSeen }: { readonly isSeen: boolean }) {
  const completion = useApiQuery('applications', 'profileCompletion', {})
  return (
    <Card
      title={t('intern.dashboard.profile')}
      borderless
      {...(completion.data
        ? {
            side: (
              <Meta>
                {t('intern.dashboard.percent', { percent: completion.data.payload.percent })}
              </Meta>
            ),
          }
        : {})}
    >
      <QueryResult of={completion} name={t('intern.dashboard.profile')}>
        {({ percent, missing, optional }) => (
          <>
            <Meter share={percent / 100} label={t('intern.dashboard.profile')} />
            {[...missing, ...optional].slice(0, maxTodos).map((todo) => (
              <TodoLink key={todo.field} field={todo} isMissing={missing.includes(todo)} />
            ))}
            <p className={styles['foot']}>
              {missing.length > 0
                ? t('intern.dashboard.profileOpen')
                : isSeen
                  ? t('intern.dashboard.profileDone')
                  : t('intern.dashboard.profileLater')}
            </p>
          </>
        )}
      </QueryResult>
    </Card>
  )
}

interface TodoLinkProps {
  readonly field: Payload<'applications', 'profileCompletion'>['missing'][number]
  /** Required; otherwise recommended. */
  readonly isMissing: boolean
}

function TodoLink({ field, isMissing }: TodoLinkProps) {
  return (
    <Link className={styles['todo'] ?? ''} to={`${paths.intern.application}/${field.page}`}>
      <IconCircle size={18} aria-hidden />
      {t(isMissing ? 'intern.dashboard.add' : 'intern.dashboard.addMore', {
        field: translateKey(`applications.field.${field.field}`),
      })}
    </Link>
  )
}

type Internship = Payload<
  'internships',
  'listOngoingInternships' | 'listUpcomingInternships' | 'listCompleteInternships'
>[number]

/** Internships that are running, upcoming and completed, each with its status. */
export function InternshipCard() {
  const ongoing = useApiQuery('internships', 'listOngoingInternships', {})
  const upcoming = useApiQuery('internships', 'listUpcomingInternships', {})
  const complete = useApiQuery('internships', 'listCompleteInternships', {})
  const list = [
    ...(ongoing.data?.payload ?? []),
    ...(upcoming.data?.payload ?? []),
    ...(complete.data?.payload ?? []),
  ]
  return (
    <Card
      title={t('intern.dashboard.internship')}
      borderless
      {...(list.length > 0
        ? { side: <MoreLink to={paths.intern.internships}>{t('common.btn.seeAll')}</MoreLink> }
        : {})}
    >
      <QueryResult
        of={ongoing}
        name={t('intern.dashboard.internship')}
        isEmpty={() => list.length === 0}
        empty={<Meta>{t('intern.dashboard.noInternship')}</Meta>}
      >
        {() =>
          list
            .slice(0, maxTodos)
            .map((internship) => (
              <InternshipLink key={internship.internship_id} internship={internship} />
            ))
        }
      </QueryResult>
    </Card>
  )
}

function InternshipLink({ internship }: { readonly internship: Internship }) {
  return (
    <Link className={styles['small'] ?? ''} to={paths.intern.internships}>
      <Logo company={internship.company} />
      <span className={styles['words']}>
        <b>{internship.company.name}</b>
        <span>{internship.role}</span>
        <Meta>
          {internshipMachine.can('start', internship.status, 'clock')
            ? t('intern.dashboard.startsOn', { day: formatDate(internship.starts_on) })
            : t('intern.dashboard.weeks', { done: internship.weeks_done, of: internship.weeks })}
        </Meta>
      </span>
      <Badge tone={internshipBadges[internship.status].tone}>
        {translateKey(internshipBadges[internship.status].text)}
      </Badge>
    </Link>
  )
}
