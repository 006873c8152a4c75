import { minProfilePercent } from '@fledge/domain/companies/approval-checks.ts'
import { companyBadges } from '@fledge/domain/companies/types.ts'
import { hasJoined } from '@fledge/domain/members/rules.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { FactList, Meta } from '@fledge/ui/card.tsx'
import { Chip, Chips } from '@fledge/ui/chip.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { CompanyLogo, Flag, PersonLine } from '@fledge/ui/person.tsx'
import { SkeletonLines } from '@fledge/ui/states.tsx'
import { IconAlertTriangle } from '@fledge/ui/icons/alert-triangle.tsx'
import { IconCircleCheck } from '@fledge/ui/icons/circle-check.tsx'
import { QueryResult } from '../../platform/query/query-result.tsx'
import type { Payload } from '../../platform/http/client.ts'
import { formatTimeInSentence, formatLocalNow, useNow } from '../../platform/time/clock.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import frame from '../../platform/list/review-frame.module.css'
import { Rich } from '../../platform/i18n/rich.tsx'
import { useZone } from '../../platform/shell/session.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { CompanyHistory } from './company-history.tsx'
import { CompanyReviewNotes } from './company-review-notes.tsx'
import { CompanyQuestions } from './company-questions.tsx'
import { QuestionBadge } from './question-badge.tsx'
import { CompanyDecisionBar } from './company-decision-bar.tsx'
import { CompanyLink } from '../../shared/permitted-link.tsx'
import { CorrectCredits } from '../../shared/correct-credits.tsx'
import { InternFeedbackList } from './intern-feedback-list.tsx'
import styles from './operator-companies.module.css'
import { useRecordedOpening } from '../../shared/use-recorded-opening.ts'
import { LookAtCompany } from './look-at-company.tsx'
import { TrustCompany } from './trust-company.tsx'

type Review = Payload<'companies', 'getCompanyForReview'>

/** Company as the programme team sees it, with the decision buttons at the bottom. */
export function CompanyReview({
  id,
  ...after
}: {
  readonly id: string
  readonly onDecided: () => void
  readonly onReopen: () => void
}) {
  const company = useApiQuery('companies', 'getCompanyForReview', { params: { id } })
  useRecordedOpening('COMPANY', id, company)
  return (
    <QueryResult
      of={company}
      name={t('companies.queue.title')}
      loading={
        <div className={frame['main']}>
          <SkeletonLines lines={8} label={t('companies.queue.title')} />
        </div>
      }
    >
      {(payload) => <ReviewedCompany review={payload} {...after} />}
    </QueryResult>
  )
}

function ReviewedCompany({
  review,
  ...after
}: {
  readonly review: Review
  readonly onDecided: () => void
  readonly onReopen: () => void
}) {
  return (
    <>
      <div className={frame['main']}>
        <ReviewHeader review={review} />
        <div className={frame['body']}>
          <CompanyQuestions questions={review.questions ?? []} />
          <ProfileParts profile={review.profile} />
          <People review={review} />
        </div>
        <CompanyDecisionBar review={review} {...after} />
      </div>
      <aside className={frame['side']}>
        {review.is_in_sample ? <LookAtCompany companyId={review.company_id} /> : null}
        <Checks review={review} />
        <CompanyReviewNotes review={review} />
        <TrustCompany review={review} />
        <InternFeedbackList id={review.company_id} />
        <CompanyHistory history={review.history} />
      </aside>
    </>
  )
}

/** Name, location and registration date. */
function ReviewHeader({ review }: { readonly review: Review }) {
  const now = useNow()
  const zone = useZone()
  const { profile } = review
  const badge = companyBadges[review.status]
  const question = review.questions?.find(({ is_open: isOpen }) => isOpen)
  return (
    <header className={frame['title']}>
      <CompanyLogo name={review.name} logo={profile.media.logo_url} size={56} />
      <div>
        <h1>
          {review.name} <Badge tone={badge.tone}>{translateKey(badge.text)}</Badge>
          {question ? <QuestionBadge question={question} /> : null}
        </h1>
        <p className={frame['dim']}>
          <Flag country={profile.basic.country_code} />{' '}
          {formatLocalNow(profile.general.time_zone, now, profile.basic.city)} ·{' '}
          <Rich
            text="companies.review.since"
            values={{
              when: formatTimeInSentence(review.created_at, zone, now),
            }}
          />
        </p>
      </div>
    </header>
  )
}

function ProfileParts({ profile }: { readonly profile: Review['profile'] }) {
  const tools = [
    ...profile.about.company_tools.map((tool) => tool.name),
    ...profile.about.custom_tools,
  ]
  return (
    <>
      <BasicFacts profile={profile} />
      <section>
        <h2>{t('companies.field.introduction')}</h2>
        {/* Cleaned by the server when it was saved (companies/rich-text.ts). */}
        {profile.about.company_introduction ? (
          <div
            className={styles['text']}
            dir="auto"
            dangerouslySetInnerHTML={{ __html: profile.about.company_introduction }}
          />
        ) : (
          <p>{t('companies.profile.none')}</p>
        )}
      </section>
      {tools.length > 0 ? (
        <section>
          <h2>{t('companies.field.tools')}</h2>
          <Chips>
            {tools.map((tool) => (
              <Chip key={tool}>{tool}</Chip>
            ))}
          </Chips>
        </section>
      ) : null}
    </>
  )
}

const toOutsideLink = (url: string) => (
  <a href={url} target="_blank" rel="noreferrer nofollow">
    {url}
  </a>
)

function BasicFacts({ profile: { basic, general, about } }: Pick<Review, 'profile'>) {
  const none = t('companies.profile.none')
  return (
    <section>
      <h2>{t('companies.step.basic')}</h2>
      <FactList
        facts={[
          { name: t('companies.field.industry'), value: basic.industry ?? none },
          { name: t('companies.field.size'), value: general.employee_count ?? none },
          {
            name: t('companies.field.website'),
            value: basic.website ? toOutsideLink(basic.website) : none,
          },
          {
            name: t('companies.field.linkedin'),
            value: about.linkedin ? toOutsideLink(about.linkedin) : none,
          },
          { name: t('companies.field.founded'), value: general.founded_year ?? none },
        ]}
      />
    </section>
  )
}

function People({ review }: { readonly review: Review }) {
  const now = useNow()
  return (
    <section>
      <h2>{t('companies.review.people')}</h2>
      <Stack tight>
        {review.members.map((member) => (
          <PersonLine
            key={member.user_id}
            name={member.name || member.email}
            picture={member.picture_url}
            location={hasJoined(member.status) ? formatLocalNow(member.time_zone, now) : null}
          >
            <Meta>
              {[member.job_title, translateKey(`members.role.${member.role}`), member.email]
                .filter(Boolean)
                .join(' · ')}
            </Meta>
            {member.linkedin_url ? <Meta>{toOutsideLink(member.linkedin_url)}</Meta> : null}
          </PersonLine>
        ))}
      </Stack>
    </section>
  )
}

const describeWebsite = ({ profile, is_website_of_domain: isOwn }: Review) =>
  isOwn
    ? t('companies.review.ownWebsite')
    : t('companies.review.otherWebsite', { website: profile.basic.website ?? '' })

/** The facts that decide whether a company is approved in bulk. */
function listChecks(review: Review) {
  const { percent } = review.profile.completion
  const isOwn = review.is_website_of_domain
  const wasRejected = review.history.some(({ move }) => move === 'reject' || move === 'expel')
  return [
    {
      fine: review.completed_onboarding,
      text: review.completed_onboarding
        ? t('companies.review.onboarded')
        : t('companies.review.notOnboarded'),
    },
    {
      fine: !review.is_free_address,
      text: review.is_free_address
        ? t('companies.review.freeAddress')
        : t('companies.review.domain', { domain: review.email_domain ?? '' }),
    },
    ...(isOwn === null ? [] : [{ fine: isOwn, text: describeWebsite(review) }]),
    { fine: percent >= minProfilePercent, text: t('companies.review.complete', { percent }) },
    ...(wasRejected ? [{ fine: false, text: t('companies.review.rejectedBefore') }] : []),
  ]
}

function Checks({ review }: { readonly review: Review }) {
  return (
    <section>
      <h2>{t('companies.review.facts')}</h2>
      <ul className={frame['checks']}>
        {listChecks(review).map((check) => (
          <li key={check.text}>
            {check.fine ? (
              <IconCircleCheck size={18} className={frame['fine']} aria-hidden />
            ) : (
              <IconAlertTriangle size={18} className={frame['warn']} aria-hidden />
            )}
            {check.text}
          </li>
        ))}
        {review.same_domain.map(({ company_id: id, name, status }) => (
          <li key={id}>
            <IconAlertTriangle size={18} className={frame['warn']} aria-hidden />
            <span>
              {t('companies.review.sameDomain')} <CompanyLink id={id} name={name} />{' '}
              <Badge tone={companyBadges[status].tone}>
                {translateKey(companyBadges[status].text)}
              </Badge>
            </span>
          </li>
        ))}
        <li className={frame['dim']}>
          {t('companies.review.credits', { count: review.credits_left })}
        </li>
      </ul>
      <CorrectCredits companyId={review.company_id} company={review.name} status={review.status} />
    </section>
  )
}
