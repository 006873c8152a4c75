import { buildPath, paths } from '@fledge/contract/paths.ts'
import { internshipActionBadges } from '@fledge/domain/internships/types.ts'
import { isDueSoon, isOverdue } from '@fledge/domain/response-deadlines.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Card, FactList, Meta } from '@fledge/ui/card.tsx'
import { ColumnLayout, Group, PageHeader, Stack } from '@fledge/ui/page.tsx'
import { SkeletonLines } from '@fledge/ui/states.tsx'
import type { Payload } from '../../platform/http/client.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { useApiMutation, useApiQuery } from '../../platform/query/query.ts'
import { Link } from '../../platform/router/link.tsx'
import { usePathParam } from '../../platform/router/url-state.ts'
import { useUser, useZone } from '../../platform/shell/session.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { formatNearTime, formatTimeInSentence, useNow } from '../../platform/time/clock.ts'
import { joinParts, StatusBadge } from '../../shared/records-card.tsx'
import { PendingActs } from '../../shared/pending-acts.tsx'
import { CaseDueDate } from './case-due-date.tsx'
import { CaseNotes } from './case-notes.tsx'
import { CaseOutcome } from './case-outcome.tsx'
import { CaseRescue } from './case-rescue.tsx'
import { CaseThread } from './case-thread.tsx'
import { formatInternshipDates } from './format-progress.ts'

type Case = Payload<'internships', 'getCase'>

/** A concern as a case: what was said and done about it, who takes care of it, and how it ends. */
export default function OperatorCaseScreen() {
  const id = usePathParam('id')
  const found = useApiQuery('internships', 'getCase', { params: { id } })
  useTitle(t('caseScreen.title'))
  return (
    <Stack>
      <QueryResult
        of={found}
        name={t('caseScreen.title')}
        missingTitle={t('caseScreen.missing')}
        loading={<SkeletonLines lines={8} label={t('caseScreen.title')} />}
        page
      >
        {(payload) => <CasePage concern={payload} />}
      </QueryResult>
    </Stack>
  )
}

function CaseHeader({ concern }: { readonly concern: Case }) {
  const [zone, now] = [useZone(), useNow()]
  const { due_at: due, internship } = concern
  return (
    <PageHeader
      title={t('caseScreen.of', {
        name: internship.intern_name,
        company: internship.company_name,
      })}
      text={
        <>
          <StatusBadge badge={internshipActionBadges[concern.status]} />{' '}
          {joinParts([
            concern.owner
              ? t('caseScreen.ownedBy', { name: concern.owner.name })
              : t('caseScreen.unowned'),
            due &&
              t(isOverdue(due, now) ? 'caseScreen.overdue' : 'caseScreen.due', {
                when: formatTimeInSentence(due, zone, now),
              }),
          ])}
        </>
      }
    />
  )
}

function CasePage({ concern }: { readonly concern: Case }) {
  return (
    <>
      <CaseHeader concern={concern} />
      <PendingActs of="ACTION" subjects={[concern.action_id]} />
      <PendingActs of="RESCUE" subjects={[concern.action_id]} hasKey={false} />
      <PendingActs of="CASE_MESSAGE" subjects={[concern.action_id]} hasKey={false} />
      <ColumnLayout
        main={
          <>
            <ConcernCard concern={concern} />
            <CaseThread concern={concern} />
            <CaseOutcome concern={concern} />
          </>
        }
        side={
          <>
            <CaseFacts concern={concern} />
            <CaseRescue concern={concern} />
            <CaseNotes concern={concern} />
          </>
        }
      />
    </>
  )
}

function ConcernCard({ concern }: { readonly concern: Case }) {
  const [zone, now] = [useZone(), useNow()]
  const { due_at: due } = concern
  return (
    <Card title={t('caseScreen.concern')}>
      <Stack tight>
        <p dir="auto">{concern.note}</p>
        <Meta due={due !== null && isDueSoon(due, now)}>
          {joinParts([
            concern.raiser,
            t(concern.raised_by === 'intern' ? 'caseScreen.by.intern' : 'caseScreen.by.company'),
            formatNearTime(concern.created_at, zone, now),
          ])}
        </Meta>
      </Stack>
    </Card>
  )
}

/** The internship, and who takes care of the case. */
function CaseFacts({ concern }: { readonly concern: Case }) {
  const { internship, owner } = concern
  const facts = [
    {
      name: t('columns.intern'),
      value: (
        <Link to={buildPath(paths.operator.person, { id: internship.user_id })}>
          {internship.intern_name}
        </Link>
      ),
    },
    {
      name: t('columns.company'),
      value: (
        <Link to={buildPath(paths.operator.company, { id: internship.company_id })}>
          {internship.company_name}
        </Link>
      ),
    },
    { name: t('columns.plan'), value: internship.plan_name },
    { name: t('caseScreen.dates'), value: formatInternshipDates(internship) },
    { name: t('columns.supervisor'), value: internship.supervisor },
    { name: t('caseScreen.secondSupervisor'), value: internship.second_supervisor },
    { name: t('caseScreen.owner'), value: owner?.name ?? t('caseScreen.noOwner') },
  ]
  return (
    <Card title={t('caseScreen.internship')} foot={<OwnerButtons concern={concern} />}>
      <FactList facts={facts.filter(({ value }) => value)} />
    </Card>
  )
}

/** Takes the case, leaves it to the team, or changes its date: the task of the list of waits. */
function OwnerButtons({ concern }: { readonly concern: Case }) {
  const { user_id: userId } = useUser()
  const take = useApiMutation('waits', 'takeWait', {})
  const release = useApiMutation('waits', 'releaseWait', {})
  const body = { kind: 'ACTION', id: concern.action_id } as const
  if (concern.due_at === null) return null
  return (
    <Group>
      {concern.owner === null ? (
        <Button size="small" busy={take.isPending} onClick={() => take.mutate({ body })}>
          {t('caseScreen.take')}
        </Button>
      ) : null}
      {concern.owner?.user_id === userId ? (
        <Button size="small" busy={release.isPending} onClick={() => release.mutate({ body })}>
          {t('caseScreen.release')}
        </Button>
      ) : null}
      <CaseDueDate concern={concern} />
    </Group>
  )
}
