import { buildPath, paths } from '@fledge/contract/paths.ts'
import { hasAccount } from '@fledge/domain/people/types.ts'
import { getPersonBadge } from '@fledge/domain/people/person-badge.ts'
import { isActivePerson } from '@fledge/domain/people/types.ts'
import { hasOperatorAccess } from '@fledge/domain/sessions/operator-access.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Button } from '@fledge/ui/button.tsx'
import { Card, FactList } from '@fledge/ui/card.tsx'
import { ColumnLayout, Group, PageHeader, Stack } from '@fledge/ui/page.tsx'
import { SkeletonLines } from '@fledge/ui/states.tsx'
import { useState } from 'react'
import type { Payload } from '../../platform/http/client.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { ButtonLink } from '../../platform/router/link.tsx'
import { usePathParam } from '../../platform/router/url-state.ts'
import { useUser, useZone } from '../../platform/shell/session.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { formatTimeInSentence, useNow } from '../../platform/time/clock.ts'
import { useOperatorRole } from '../../shared/permitted-link.tsx'
import { canOpenScreen } from '../../shared/screen-access.ts'
import { MessageDialog } from '../../shared/message-dialog.tsx'
import { WaitsCard } from '../../shared/waits-card.tsx'
import { PendingActs } from '../../shared/pending-acts.tsx'
import { MergeDuplicates } from './merge-duplicates.tsx'
import { AccountActs, useCanManageAccounts } from './account-acts.tsx'
import { ExtendDeadlineDialog, listOpenDeadlines } from './extend-deadline-dialog.tsx'
import { describePerson } from './describe-person.ts'
import { ApplicationsCard, CandidaturesCard, PaymentsCard } from './person-cards.tsx'
import { PersonAgreementsCard, PersonMailsCard, PersonSessionsCard } from './person-account.tsx'
import {
  NoneYet,
  PersonInternshipsCard,
  PersonInterviewsCard,
  PersonOffersCard,
} from './person-hiring.tsx'
import { PersonNotesCard } from './person-notes.tsx'
import { PersonTimeline } from './person-timeline.tsx'
import { ResetFactorDialog } from './reset-factor-dialog.tsx'
import { usePersonFacts } from './use-person-facts.tsx'

type Person = Payload<'people', 'getPerson'>

/** Everything about a person of any side, in whatever state: account, waits, records, timeline. */
export default function OperatorPersonScreen() {
  const id = usePathParam('id')
  const person = useApiQuery('people', 'getPerson', { params: { id } })
  useTitle(person.data?.payload.name || t('peopleScreen.title'))
  return (
    <Stack>
      <QueryResult
        of={person}
        name={t('peopleScreen.title')}
        missingTitle={t('personScreen.missing')}
        loading={<SkeletonLines lines={8} label={t('peopleScreen.title')} />}
        page
      >
        {(payload) => <PersonPage person={payload} />}
      </QueryResult>
    </Stack>
  )
}

function PersonPage({ person }: { readonly person: Person }) {
  const badge = getPersonBadge(toShown(person))
  const [zone, now] = [useZone(), useNow()]
  // The longest overdue come first.
  const next = person.waits.find((wait) => wait.due_at !== null)?.due_at
  const owner = person.waits.find((wait) => wait.owner_name !== null)?.owner_name
  return (
    <>
      <PageHeader
        title={person.name || person.email}
        text={
          <>
            <Badge tone={badge.tone}>{translateKey(badge.text)}</Badge>{' '}
            {[
              translateKey(`people.type.${person.type}`),
              describePerson(toShown(person)),
              next ? t('personScreen.next', { when: formatTimeInSentence(next, zone, now) }) : null,
              owner ? t('personScreen.owner', { name: owner }) : null,
            ]
              .filter(Boolean)
              .join(' · ')}
          </>
        }
      />
      {useIsStaff() ? <PendingActs of={{ person: person.id }} /> : null}
      <ColumnLayout
        main={<PersonRecords person={person} />}
        side={<PersonAccount person={person} />}
      />
    </>
  )
}

/** Whether the page shows everything; a partner sees what belongs to its batches. */
const useIsStaff = () => hasOperatorAccess(useOperatorRole(), 'operator:read')

function PersonRecords({ person }: { readonly person: Person }) {
  const [isStaff, canExtend] = [useIsStaff(), useCanExtend(person)]
  return (
    <>
      {isStaff ? (
        <WaitsCard
          waits={person.waits.map(toShownWait)}
          {...(canExtend ? { acts: <ExtendDeadline person={person} /> } : {})}
        />
      ) : null}
      {person.type === 'I' ? (
        <>
          <ApplicationsCard name={person.name || person.email} applications={person.applications} />
          <CandidaturesCard candidatures={person.candidatures} />
          <PersonInterviewsCard interviews={person.interviews} />
          <PersonOffersCard offers={person.offers} />
          <PersonInternshipsCard internships={person.internships} />
          <NoneYet person={person} />
        </>
      ) : null}
      <PaymentsCard payments={person.payments} />
      {person.notes ? <PersonNotesCard id={person.id} notes={person.notes} /> : null}
      {isStaff ? <PersonTimeline id={person.id} /> : null}
      {isStaff && hasAccount(person.status) ? <PersonMailsCard mails={person.mails} /> : null}
    </>
  )
}

/** Whether something is due from an intern, or from a company for them, that the user may put off. */
function useCanExtend(person: Person): boolean {
  const canReview = hasOperatorAccess(useOperatorRole(), 'operator:review')
  return canReview && listOpenDeadlines(person).length > 0
}

/** The button that gives an intern more time. */
function ExtendDeadline({ person }: { readonly person: Person }) {
  const [isOpen, setOpen] = useState(false)
  const deadlines = listOpenDeadlines(person)
  const subject = { id: person.id, name: person.name || person.email }
  const close = () => setOpen(false)
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('personScreen.extend.open')}
      </Button>
      {isOpen ? (
        <ExtendDeadlineDialog person={subject} deadlines={deadlines} onClose={close} />
      ) : null}
    </>
  )
}

function PersonAccount({ person }: { readonly person: Person }) {
  const isStaff = useIsStaff()
  return (
    <>
      <AccountCard person={person} />
      {isStaff && hasAccount(person.status) ? (
        <>
          <PersonSessionsCard sessions={person.sessions} />
          <PersonAgreementsCard agreements={person.agreements} />
        </>
      ) : null}
    </>
  )
}

/** An intern is shown with their latest application, as in the list. */
const toShown = ({ applications, ...person }: Person) => ({
  ...person,
  application: applications[0] ?? null,
})

const toShownWait = ({
  company_name: company,
  batch_name: batch,
  ...wait
}: Person['waits'][number]) => ({ ...wait, about: [company, batch] })

function AccountCard({ person }: { readonly person: Person }) {
  const { company } = person
  const role = useOperatorRole()
  const path = company ? buildPath(paths.operator.company, { id: company.company_id }) : null
  const canOpen = path !== null && canOpenScreen(role, path)
  const canAct = useCanManageAccounts() && person.account !== null
  const canCompare = person.account?.may.compare === true
  const hasFoot = [
    useCanResetFactor(person),
    useCanWrite(person),
    canOpen,
    canCompare,
    canAct,
  ].includes(true)
  const foot = (
    <Group>
      {canOpen ? (
        <ButtonLink size="small" to={path}>
          {t('personScreen.openCompany')}
        </ButtonLink>
      ) : null}
      <WriteMessage person={person} />
      <ResetFactor person={person} />
      <MergeDuplicates person={person} />
      <AccountActs person={person} />
    </Group>
  )
  return (
    <Card title={t('personScreen.account')} {...(hasFoot ? { foot } : {})}>
      <FactList facts={usePersonFacts(person).filter(({ value }) => value)} />
    </Card>
  )
}

/** Whether the user may reset the second factor of this person, by the rules of the server. */
function useCanResetFactor({ id, type, has_second_factor: hasFactor }: Person): boolean {
  const { user_id: userId, role } = useUser()
  const canReview = hasOperatorAccess(useOperatorRole(), 'operator:review')
  return canReview && hasFactor && id !== userId && (type !== 'O' || role === 'MANAGER')
}

/** Whether the user may write to this person: someone of a company or an intern, with an account. */
function useCanWrite({ type, status }: Person): boolean {
  const canReview = hasOperatorAccess(useOperatorRole(), 'operator:review')
  return canReview && type !== 'O' && isActivePerson(status)
}

function WriteMessage({ person }: { readonly person: Person }) {
  const [isWriting, setWriting] = useState(false)
  const close = () => setWriting(false)
  if (!useCanWrite(person)) return null
  return (
    <>
      <Button size="small" onClick={() => setWriting(true)}>
        {t('messageDialog.write')}
      </Button>
      {isWriting ? (
        <MessageDialog
          selection={{ list: 'people', rows: [person.id] }}
          onDone={close}
          onClose={close}
        />
      ) : null}
    </>
  )
}

function ResetFactor({ person }: { readonly person: Person }) {
  const [isAsking, setAsking] = useState(false)
  if (!useCanResetFactor(person)) return null
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        {t('personScreen.factor.reset')}
      </Button>
      {isAsking ? <ResetFactorDialog person={person} onClose={() => setAsking(false)} /> : null}
    </>
  )
}
