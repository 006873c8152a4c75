import { buildPath, paths } from '@fledge/contract/paths.ts'
import { applicationBadges } from '@fledge/domain/applications/types.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Avatar } from '@fledge/ui/person.tsx'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'
import frame from '../../platform/list/review-frame.module.css'
import { ButtonLink, Link } from '../../platform/router/link.tsx'
import { formatDuplicateSigns } from '../../shared/format-duplicate-signs.ts'
import type { Review } from './review-name.ts'
import styles from './reviews.module.css'

/** Other interns who may be the same person, with what they have in common. */
export function ReviewDuplicates({ review }: { readonly review: Review }) {
  if (review.duplicates.length === 0) return null
  return (
    <section>
      <h2>{t('reviews.duplicates')}</h2>
      {review.duplicates.map((duplicate) => (
        <div key={duplicate.user_id}>
          <Duplicate duplicate={duplicate} />
          <ButtonLink
            size="small"
            aria-label={t('reviews.duplicate.compareWith', { name: duplicate.name })}
            to={`${buildPath(paths.operator.person, { id: duplicate.user_id })}?duplicate=${review.intern_user_id}`}
          >
            {t('reviews.duplicate.compare')}
          </ButtonLink>
        </div>
      ))}
    </section>
  )
}

interface DuplicateProps {
  readonly duplicate: Review['duplicates'][number]
}

function Duplicate({ duplicate }: DuplicateProps) {
  const { user_id: id, name, application } = duplicate
  return (
    <Link to={buildPath(paths.operator.person, { id })} className={styles['similar'] ?? ''}>
      <Avatar name={name} size={32} />
      <span className={frame['words']}>
        <b>{name}</b>
        <span className={frame['age']}>{formatDuplicateSigns(duplicate)}</span>
        <span className={frame['age']}>{application?.batch_name}</span>
        {application ? (
          <span>
            <Badge tone={applicationBadges[application.status].tone}>
              {translateKey(applicationBadges[application.status].text)}
            </Badge>
          </span>
        ) : null}
      </span>
    </Link>
  )
}
