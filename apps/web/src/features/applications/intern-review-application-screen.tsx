import type { ApplicationView } from '@fledge/contract/applications/schema.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import type { ApplicationSection } from '@fledge/domain/applications/application-sections.ts'
import { isApplicationEnded } from '@fledge/domain/applications/types.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Card } from '@fledge/ui/card.tsx'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { formatTimeInSentence, useNow } from '../../platform/time/clock.ts'
import { ButtonLink, Link, useNavigateTo } from '../../platform/router/link.tsx'
import { useApiQuery, useApiMutation } from '../../platform/query/query.ts'
import { useZone } from '../../platform/shell/session.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { useResponseDeadlineText } from './use-response-deadline-text.ts'
import styles from './applications.module.css'
import { ApplicationFactCards } from './application-fact-cards.tsx'
import { getSectionPath, StepFrame } from './step-frame.tsx'

/** Step 8: all sections on one page, missing fields with links, and the submit button. */
export default function InternReviewApplicationScreen() {
  const own = useApiQuery('applications', 'getApplication', {}).data?.payload
  const isSent = own !== undefined && own.may.saveSection !== true
  return (
    <StepFrame
      section="REVIEW"
      title={isSent ? t('applications.yours') : t('applications.review.title')}
      lead={t('applications.review.lead')}
      next={<SubmissionStep />}
    >
      {(application) => (
        <div className={styles['stack']}>
          {application.may.saveSection === true ? (
            <MissingFieldsCard application={application} />
          ) : (
            <SubmittedCard application={application} />
          )}
          <ApplicationFactCards
            application={application}
            isOpen={application.may.saveSection === true}
          />
        </div>
      )}
    </StepFrame>
  )
}

function SubmissionStep() {
  const go = useNavigateTo()
  const application = useApiQuery('applications', 'getApplication', {})
  const options = { onDone: () => void go(buildPath(paths.intern.applicationSubmit)) }
  const submit = useApiMutation('applications', 'submitApplication', options)
  const resubmit = useApiMutation('applications', 'resubmitApplication', options)
  const may = application.data?.payload.may
  if (!may) return null
  if (application.data?.payload.may.saveSection !== true)
    return (
      <ButtonLink to={buildPath(paths.intern.dashboard)}>
        {t('applications.toDashboard')}
      </ButtonLink>
    )
  const again = application.data?.payload.submitted_at !== null
  const verdict = again ? may.resubmit : may.submit
  const send = again ? resubmit : submit
  return (
    <Button
      tone="primary"
      busy={send.isPending}
      disabledReason={verdict === true ? null : translateKey(verdict)}
      onClick={() => send.mutate({ body: {} })}
    >
      {again ? t('applications.review.again') : t('applications.review.submit')}
    </Button>
  )
}

/** Submission date and review deadline of a submitted application. */
function SubmittedCard({ application }: { readonly application: ApplicationView }) {
  const [now, zone] = [useNow(), useZone()]
  const by = useResponseDeadlineText(application)
  const { status, submitted_at: at } = application
  return (
    <Card
      title={
        isApplicationEnded(status)
          ? t('applications.review.endedTitle')
          : t('applications.review.sentTitle')
      }
    >
      <p role="status">
        {[
          at ? t('applications.review.sentOn', { when: formatTimeInSentence(at, zone, now) }) : '',
          translateKey(`applications.now.${status}`),
          by,
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </Card>
  )
}

function MissingFieldsCard({ application }: { readonly application: ApplicationView }) {
  const info = useApiQuery('applications', 'sectionInfo', {})
  const { submitted_at: sent, may } = application
  const request = sent !== null && may.resubmit !== true ? translateKey(may.resubmit) : null
  return (
    <QueryResult of={info} name={t('applications.review.missing')}>
      {({ missing }) => (
        <Card
          title={
            missing.length > 0
              ? t('applications.review.missing')
              : t(request ? 'applications.feedback.list' : 'applications.review.complete')
          }
          {...(missing.length > 0 ? { count: missing.length } : {})}
        >
          {missing.length === 0 ? (
            <ReadyToSubmit request={request} />
          ) : (
            <ul className={styles['gaps']}>
              {missing.map((gap) => (
                <MissingField
                  key={`${gap.section}${gap.field}`}
                  section={gap.section}
                  field={gap.field}
                />
              ))}
            </ul>
          )}
        </Card>
      )}
    </QueryResult>
  )
}

/**
 * Complete application: ready to submit, or requested changes first, each with a link to its
 * section.
 */
function ReadyToSubmit({ request }: { readonly request: string | null }) {
  const comments = useApiQuery(
    'reviews',
    'listFeedback',
    { query: {} },
    { enabled: request !== null },
  )
  if (request === null) return <p className={styles['hint']}>{t('applications.review.ready')}</p>
  const open = (comments.data?.payload ?? []).filter((comment) => comment.addressed_at === null)
  return (
    <>
      <p>{request}</p>
      <ul className={styles['gaps']}>
        {open.map((comment) => (
          <li key={comment.comment_id}>
            <Link to={getSectionPath(comment.section)}>
              {translateKey(`applications.section.${comment.section}`)}
            </Link>{' '}
            <span className={styles['hint']}>{comment.body}</span>
          </li>
        ))}
      </ul>
      <Link to={buildPath(paths.intern.applicationFeedback)}>
        {t('applications.feedback.title')}
      </Link>
    </>
  )
}

/** Missing field with its section. A section that consists of one field is named only once. */
function MissingField({
  section,
  field,
}: {
  readonly section: ApplicationSection
  readonly field: string
}) {
  const [fieldName, sectionName] = [
    translateKey(`applications.field.${field}`),
    translateKey(`applications.section.${section}`),
  ]
  return (
    <li>
      <Link to={getSectionPath(section)}>{fieldName}</Link>
      {fieldName === sectionName ? null : (
        <>
          {' '}
          <span className={styles['hint']}>{sectionName}</span>
        </>
      )}
    </li>
  )
}
