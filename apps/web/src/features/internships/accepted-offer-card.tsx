import { Button } from '@fledge/ui/button.tsx'
import { Card, FactList } from '@fledge/ui/card.tsx'
import { Sheet } from '@fledge/ui/dialog.tsx'
import { formatShortMoney } from '@fledge/kernel/money.ts'
import { QueryResult } from '../../platform/query/query-result.tsx'
import type { Payload } from '../../platform/http/client.ts'
import { useDialogParam } from '../../platform/router/url-state.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { RelativeTime } from '../../platform/time/relative-time.tsx'
import styles from './progress.module.css'
import { formatShortDate } from './format-progress.ts'

type AcceptedOffer = Payload<'internships', 'internshipOffer'>

/** Accepted offer and the plan it is based on. */
export function AcceptedOfferCard({ internship }: { readonly internship: string }) {
  const offer = useApiQuery('internships', 'internshipOffer', {
    body: { internship_id: internship },
  })
  const plan = useDialogParam('plan')
  return (
    <Card title={t('internshipScreen.agreed')} borderless className={styles['chart'] ?? ''}>
      <QueryResult of={offer} name={t('internshipScreen.agreed')}>
        {(one) => (
          <>
            <FactList facts={listOfferFacts(one)} />
            <Button size="small" onClick={() => plan.open(one.plan_id)}>
              {t('internshipScreen.seePlan')}
            </Button>
            {plan.shown === one.plan_id ? <PlanSheet offer={one} onClose={plan.close} /> : null}
          </>
        )}
      </QueryResult>
    </Card>
  )
}

function listOfferFacts(one: AcceptedOffer) {
  return [
    {
      name: t('internshipScreen.agreedDays'),
      value: t('internshipScreen.fromTo', {
        from: formatShortDate(one.starts_on),
        to: formatShortDate(one.ends_on),
      }),
    },
    {
      name: t('internshipScreen.hours'),
      value: t('internshipScreen.hoursAWeek', { hours: one.hours_a_week }),
    },
    {
      name: t('internshipScreen.place'),
      value: [translateKey(`offers.place.${one.place}`), one.city].filter(Boolean).join(', '),
    },
    {
      name: t('internshipScreen.stipend'),
      value:
        one.stipend_amount && one.stipend_currency
          ? t('internshipScreen.aMonth', {
              amount: formatShortMoney({
                amount: one.stipend_amount,
                currency: one.stipend_currency,
              }),
            })
          : t('internshipScreen.unpaid'),
    },
    { name: t('internshipScreen.accepted'), value: <RelativeTime at={one.accepted_at} /> },
  ]
}

/** Full plan and the accepted offer letter. */
function PlanSheet({
  offer,
  onClose,
}: {
  readonly offer: AcceptedOffer
  readonly onClose: () => void
}) {
  const plan = useApiQuery('internships', 'getIoDetails', { body: { io_id: offer.plan_id } })
  return (
    <Sheet
      opened
      inAddress
      onClose={onClose}
      width={560}
      title={offer.plan_name}
      closeLabel={t('common.btn.close')}
    >
      <QueryResult of={plan} name={offer.plan_name}>
        {(one) => (
          <div className={styles['plan']}>
            {one.description ? (
              <PlanSection title={t('internshipScreen.planAbout')} text={one.description} />
            ) : null}
            {one.responsibilities ? (
              <PlanSection title={t('internshipScreen.planTasks')} text={one.responsibilities} />
            ) : null}
            {one.projects.length > 0 ? <PlanProjects projects={one.projects} /> : null}
            {offer.note ? (
              <PlanSection title={t('internshipScreen.letter')} text={offer.note} />
            ) : null}
          </div>
        )}
      </QueryResult>
    </Sheet>
  )
}

function PlanSection({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <section>
      <h3>{title}</h3>
      <p className={styles['note']}>{text}</p>
    </section>
  )
}

function PlanProjects({ projects }: Pick<Payload<'internships', 'getIoDetails'>, 'projects'>) {
  return (
    <section>
      <h3>{t('internshipScreen.planProjects')}</h3>
      <ul>
        {projects.map((project) => (
          <li key={project.id}>
            <b>{project.name}</b>
            <p className={styles['note']}>{project.description}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
