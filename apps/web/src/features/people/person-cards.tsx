import { buildPath, paths } from '@fledge/contract/paths.ts'
import { applicationBadges, isApplicationUnsubmitted } from '@fledge/domain/applications/types.ts'
import { stageBadges } from '@fledge/domain/candidatures/types.ts'
import { paymentBadges } from '@fledge/domain/payments/types.ts'
import { getReasonTextKeys } from '@fledge/domain/reason-texts.ts'
import { formatMoney } from '@fledge/kernel/money.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Group } from '@fledge/ui/page.tsx'
import { useState } from 'react'
import type { Payload } from '../../platform/http/client.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { useZone } from '../../platform/shell/session.ts'
import { formatNearTime, formatTimeInSentence, useNow } from '../../platform/time/clock.ts'
import { CompanyLink, PermittedButtonLink } from '../../shared/permitted-link.tsx'
import { RecordRow, RecordsCard } from '../../shared/records-card.tsx'
import { CorrectFieldsDialog } from './correct-fields-dialog.tsx'
import { MoveBatchDialog } from './move-batch-dialog.tsx'
import { WithdrawApplication } from '../../shared/withdraw-application.tsx'

type Person = Payload<'people', 'getPerson'>

interface ApplicationsCardProps extends Pick<Person, 'applications'> {
  /** Name of the intern. */
  readonly name: string
}

/** The applications of an intern, with what the reader may do for them. */
export function ApplicationsCard({ applications, name }: ApplicationsCardProps) {
  return (
    <RecordsCard
      title={t('personScreen.applications')}
      rows={applications}
      none={t('personScreen.noApplications')}
      row={(row) => <ApplicationRow key={row.application_id} name={name} application={row} />}
    />
  )
}

interface ApplicationRowProps extends Pick<ApplicationsCardProps, 'name'> {
  readonly application: Person['applications'][number]
}

function ApplicationRow({ application, name }: ApplicationRowProps) {
  const [zone, now] = [useZone(), useNow()]
  const { application_id: id, status, submitted_at: submitted, decided_at: decided } = application
  const when = (at: string) => ({ when: formatTimeInSentence(at, zone, now) })
  return (
    <RecordRow
      title={application.batch_name}
      badge={applicationBadges[status]}
      details={[
        submitted && t('personScreen.submitted', when(submitted)),
        decided && t('personScreen.decided', when(decided)),
        application.reviewer && t('personScreen.reviewer', { name: application.reviewer }),
      ]}
      end={
        isApplicationUnsubmitted(status) ? null : (
          <PermittedButtonLink size="small" to={buildPath(paths.operator.application, { id })}>
            {t('personScreen.openApplication')}
          </PermittedButtonLink>
        )
      }
      acts={<ApplicationActs application={application} name={name} />}
    />
  )
}

function ApplicationActs({ application, name }: ApplicationRowProps) {
  const { application_id: id, status, may } = application
  return (
    <Group>
      {may.correctLocked === true ? <CorrectFields id={id} name={name} /> : null}
      {may.moveToBatch === true ? <MoveToBatch id={id} name={name} /> : null}
      {may.withdraw === true ? <WithdrawApplication id={id} status={status} name={name} /> : null}
    </Group>
  )
}

function CorrectFields({ id, name }: { readonly id: string; readonly name: string }) {
  const [isCorrecting, setCorrecting] = useState(false)
  const close = () => setCorrecting(false)
  return (
    <>
      <Button size="small" onClick={() => setCorrecting(true)}>
        {t('personScreen.correct.action')}
      </Button>
      {isCorrecting ? <CorrectFieldsDialog id={id} name={name} onClose={close} /> : null}
    </>
  )
}

function MoveToBatch({ id, name }: { readonly id: string; readonly name: string }) {
  const [isMoving, setMoving] = useState(false)
  return (
    <>
      <Button size="small" onClick={() => setMoving(true)}>
        {t('personScreen.move.action')}
      </Button>
      {isMoving ? <MoveBatchDialog id={id} name={name} onClose={() => setMoving(false)} /> : null}
    </>
  )
}

export function CandidaturesCard({ candidatures }: Pick<Person, 'candidatures'>) {
  return (
    <RecordsCard
      title={t('personScreen.candidatures')}
      rows={candidatures}
      row={(row) => <CandidatureRow key={row.candidature_id} candidature={row} />}
    />
  )
}

function CandidatureRow({ candidature }: { readonly candidature: Person['candidatures'][number] }) {
  const [zone, now] = [useZone(), useNow()]
  const { stage, stage_since: since, company_id: id, end_reason: reason } = candidature
  return (
    <RecordRow
      title={<CompanyLink id={id} name={candidature.company_name} />}
      badge={stageBadges[stage]}
      details={[
        candidature.plan_name,
        t('personScreen.since', { when: formatTimeInSentence(since, zone, now) }),
        ...getReasonTextKeys(reason).map((key) => translateKey(key)),
      ]}
      end={
        <PermittedButtonLink size="small" to={buildPath(paths.operator.company, { id })}>
          {t('personScreen.openCompany')}
        </PermittedButtonLink>
      }
    />
  )
}

export function PaymentsCard({ payments }: Pick<Person, 'payments'>) {
  const [zone, now] = [useZone(), useNow()]
  return (
    <RecordsCard
      title={t('personScreen.payments')}
      rows={payments}
      row={({
        payment_id: id,
        status,
        receipt_number: number,
        created_at: created,
        account,
        ...money
      }) => (
        <RecordRow
          key={id}
          title={formatMoney(money)}
          badge={paymentBadges[status]}
          details={[
            formatNearTime(created, zone, now),
            number && t('personScreen.receipt', { number }),
            account,
          ]}
        />
      )}
    />
  )
}
