import { buildPath, paths } from '@fledge/contract/paths.ts'
import { isOpenStage } from '@fledge/domain/candidatures/rules.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Sheet } from '@fledge/ui/dialog.tsx'
import type { Payload } from '../../platform/http/client.ts'
import { ReportButton } from '../../shared/report-button.tsx'
import { ButtonLink } from '../../platform/router/link.tsx'
import { showToast } from '../../platform/shell/toasts.ts'
import { useApiQuery, useApiMutation } from '../../platform/query/query.ts'
import { useSession } from '../../platform/shell/session.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { InternshipTexts } from './internship-texts.tsx'

type Company = Payload<'companies', 'getPublicCompany'>
type Plan = Company['internships'][number]

interface InternshipSheetProps {
  readonly company: Company
  readonly plan: Plan
  readonly onClose: () => void
}

/** Full description of an open internship, with the way to apply. */
export function InternshipSheet({ company, plan, onClose }: InternshipSheetProps) {
  const user = useSession()
  return (
    <Sheet
      opened
      inAddress
      onClose={onClose}
      title={plan.name}
      closeLabel={t('common.btn.close')}
      width={640}
      bar={
        user?.type === 'I' ? <Interest company={company} plan={plan} /> : user ? null : <Start />
      }
    >
      <InternshipTexts plan={plan} company={{ name: company.name, time_zone: company.time_zone }} />
      <ReportButton kind="PLAN" id={plan.plan_id} name={plan.name} parts={['TEXT']} />
    </Sheet>
  )
}

const Start = () => (
  <ButtonLink tone="primary" size="large" wide to={buildPath(paths.intern.getStarted)}>
    {t('companies.public.apply')}
  </ButtonLink>
)

/** For signed-in interns: expresses interest, or links to the existing candidature. */
function Interest({ company, plan }: Pick<InternshipSheetProps, 'company' | 'plan'>) {
  const own = useApiQuery('candidatures', 'listByHostCompany', {
    params: { id: company.company_id },
  })
  const tell = useApiMutation('candidatures', 'expressInterest', {
    onDone: () => showToast(t('companies.public.plan.told', { company: company.name })),
  })
  const current = own.data?.payload.find(
    (placement) => placement.plan.plan_id === plan.plan_id && isOpenStage(placement.stage),
  )
  return current ? (
    <ButtonLink
      size="large"
      wide
      to={buildPath(paths.intern.candidature, { candidatureId: current.candidature_id })}
    >
      {t('companies.public.plan.toTracker')}
    </ButtonLink>
  ) : (
    <Button
      tone="primary"
      size="large"
      wide
      busy={tell.isPending || own.isPending}
      onClick={() => tell.mutate({ body: { io_id: plan.plan_id } })}
    >
      {t('companies.public.plan.express')}
    </Button>
  )
}
