import { reviewedSteps } from '@fledge/domain/applications/application-sections.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import { applicationBadges } from '@fledge/domain/applications/types.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Meter } from '@fledge/ui/charts.tsx'
import { classes } from '@fledge/ui/classes.ts'
import { Avatar } from '@fledge/ui/person.tsx'
import { EventTimeline } from '@fledge/ui/timeline.tsx'
import { IconAlertTriangle } from '@fledge/ui/icons/alert-triangle.tsx'
import { IconCircleCheck } from '@fledge/ui/icons/circle-check.tsx'
import { IconPoint } from '@fledge/ui/icons/point.tsx'
import { formatNearTime, useNow } from '../../platform/time/clock.ts'
import { Link } from '../../platform/router/link.tsx'
import frame from '../../platform/list/review-frame.module.css'
import { useZone } from '../../platform/shell/session.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { WithdrawApplication } from '../../shared/withdraw-application.tsx'
import { ReviewOpinions } from './review-opinions.tsx'
import { ReviewDuplicates } from './review-duplicates.tsx'
import { ReviewIdentity } from './review-identity.tsx'
import { getReviewName, type Review } from './review-name.ts'
import styles from './reviews.module.css'

/** Information beside the application: completeness, checks, possible duplicates, similar applications and history. */
export function ReviewAside({ review }: { readonly review: Review }) {
  return (
    <>
      <Complete review={review} />
      <ReviewOpinions review={review} />
      <ReviewDuplicates review={review} />
      <Similar review={review} />
      <History review={review} />
      {review.may.withdraw === true ? (
        <section>
          <WithdrawApplication
            id={review.application_id}
            status={review.status}
            name={getReviewName(review)}
          />
        </section>
      ) : null}
      <p className={styles['note']}>{t('reviews.diversity.text')}</p>
    </>
  )
}

function Complete({ review }: { readonly review: Review }) {
  const required = reviewedSteps.filter((step) => step.required.length > 0)
  const done = required.filter(
    (step) => !review.missing.some((gap) => gap.section === step.section),
  ).length
  const mark = (fine: boolean) =>
    fine ? (
      <IconCircleCheck size={18} className={frame['fine']} aria-hidden />
    ) : (
      <IconAlertTriangle size={18} className={frame['warn']} aria-hidden />
    )
  return (
    <section>
      <h2>{t('reviews.complete')}</h2>
      <p>{t('reviews.done', { done, of: required.length })}</p>
      <Meter
        share={required.length === 0 ? 1 : done / required.length}
        label={t('reviews.complete')}
      />
      <ul className={classes(frame['checks'], styles['checks'])}>
        {review.missing.map((gap) => (
          <li key={gap.field}>
            {mark(false)}
            {t('reviews.missing', { field: translateKey(`applications.field.${gap.field}`) })}
          </li>
        ))}
        {review.checks.map(({ check, is_fine, values }) => (
          <li key={`${check} ${values['place'] ?? ''}`}>
            {mark(is_fine)}
            {translateKey(`reviews.check.${check}.${is_fine ? 'fine' : 'not'}`, values)}
          </li>
        ))}
        <li className={frame['dim']}>
          {review.is_diversity_answered ? t('reviews.diversity.yes') : t('reviews.diversity.no')}
        </li>
      </ul>
      {review.identity_documents > 0 ? <ReviewIdentity id={review.application_id} /> : null}
    </section>
  )
}

function Similar({ review }: { readonly review: Review }) {
  if (review.similar.length === 0) return null
  return (
    <section>
      <h2>{t('reviews.similar')}</h2>
      {review.similar.map((application) => (
        <Link
          key={application.application_id}
          to={buildPath(paths.operator.application, { id: application.application_id })}
          className={styles['similar'] ?? ''}
        >
          <Avatar name={application.name} size={32} />
          <span className={frame['words']}>
            <b>{application.name}</b>
            <span className={frame['age']}>
              {t('reviews.shared', { shared: application.shared, of: application.of })}
            </span>
          </span>
          <Badge tone={applicationBadges[application.status].tone}>
            {translateKey(applicationBadges[application.status].text)}
          </Badge>
        </Link>
      ))}
    </section>
  )
}

function History({ review }: { readonly review: Review }) {
  const now = useNow()
  const zone = useZone()
  return (
    <section>
      <h2>{t('reviews.history')}</h2>
      <EventTimeline
        items={review.history.map((entry, at) => ({
          id: String(at),
          icon: <IconPoint size={16} />,
          title: translateKey(`reviews.move.${entry.move}`),
          meta: formatNearTime(entry.at, zone, now),
        }))}
      />
    </section>
  )
}
