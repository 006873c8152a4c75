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
        {(payload) => (
          <>
            <FactList facts={listOfferFacts(payload)} />
            <Button size="small" onClick={() => plan.open(payload.plan_id)}>
              {t('internshipScreen.seePlan')}
            </Button>
            {plan.shown === payload.plan_id ? (
              <PlanSheet offer={payload} onClose={plan.close} />
            ) : null}
          </>
        )}
      </QueryResult>
    </Card>
  )
}

function listOfferFacts(offer: AcceptedOffer) {
  return [
    {
      name: t('internshipScreen.agreedDays'),
      value: t('internshipScreen.fromTo', {
        from: formatShortDate(offer.starts_on),
        to: formatShortDate(offer.ends_on),
      }),
    },
    {
      name: t('internshipScreen.hours'),
      value: t('internshipScreen.hoursAWeek', { hours: offer.hours_a_week }),
    },
    {
      name: t('internshipScreen.place'),
      value: [translateKey(`offers.place.${offer.place}`), offer.city].filter(Boolean).join(', '),
    },
    {
      name: t('internshipScreen.stipend'),
      value:
        offer.stipend_amount && offer.stipend_currency
          ? t('internshipScreen.aMonth', {
              amount: formatShortMoney({
                amount: offer.stipend_amount,
                currency: offer.stipend_currency,
              }),
            })
          : t('internshipScreen.unpaid'),
    },
    { name: t('internshipScreen.accepted'), value: <RelativeTime at={offer.accepted_at} /> },
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
        {(details) => (
          <div className={styles['plan']}>
            {details.description ? (
              <PlanSection title={t('internshipScreen.planAbout')} text={details.description} />
            ) : null}
            {details.responsibilities ? (
              <PlanSection
                title={t('internshipScreen.planTasks')}
                text={details.responsibilities}
              />
            ) : null}
            {details.projects.length > 0 ? <PlanProjects projects={details.projects} /> : null}
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
