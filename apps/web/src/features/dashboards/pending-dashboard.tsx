import { Card, Meta } from '@fledge/ui/card.tsx'
import { Meter } from '@fledge/ui/charts.tsx'
import { NextStepPanel } from '@fledge/ui/next-step.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { IconCircle } from '@fledge/ui/icons/circle.tsx'
import { QueryResult } from '../../platform/query/query-result.tsx'
import type { Payload } from '../../platform/http/client.ts'
import { ButtonLink } from '../../platform/router/link.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { useUser } from '../../platform/shell/session.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { Checklist } from './check-list.tsx'
import { TeamQuestion } from './team-question.tsx'
import styles from './dashboard.module.css'

type Item = Payload<'companies', 'listChecklist'>[number]

/** Checklist items available before approval; the others become available after it. */
const availableItems: readonly Item['item'][] = ['profile', 'logo', 'project', 'plan', 'colleague']
const afterApproval = ['publish', 'browse', 'interview', 'offer'] as const

/**
 * Dashboard of a company in review: when to expect the decision, what to do now, and what follows
 * approval.
 */
export function PendingDashboard() {
  const items = useApiQuery('companies', 'listChecklist')
  const question = useApiQuery('companies', 'getCompanyUser').data?.payload.question
  const { company, role } = useUser()
  const isAdmin = role === 'ADMIN'
  const open = (items.data?.payload ?? []).filter((item) => availableItems.includes(item.item))
  const first = isAdmin ? open.find((item) => !item.is_done) : undefined
  return (
    <Stack>
      {question ? <TeamQuestion question={question} /> : null}
      <NextStepPanel
        level={question ? 2 : 1}
        calm={!first}
        title={t('dashboards.pending.title', { company: company?.name ?? '' })}
        text={t('dashboards.pending.text')}
        action={
          first ? (
            <ButtonLink tone="accent" to={first.link}>
              {t(`dashboards.pending.${first.item}`)}
            </ButtonLink>
          ) : undefined
        }
      />
      {isAdmin ? (
        <QueryResult of={items} name={t('dashboards.pending.now')}>
          {() => <AvailableItems items={open} />}
        </QueryResult>
      ) : null}
      <AfterApproval />
    </Stack>
  )
}

function AvailableItems({ items }: { readonly items: readonly Item[] }) {
  const done = items.filter((item) => item.is_done).length
  const progress = t('dashboards.ready.says', { done, of: items.length })
  return (
    <Card title={t('dashboards.pending.now')} side={<Meta>{progress}</Meta>} borderless>
      <Meter share={done / Math.max(1, items.length)} label={progress} />
      <Checklist items={items} labelOf={(item) => t(`dashboards.pending.${item.item}`)} />
    </Card>
  )
}

/** What follows approval. */
const AfterApproval = () => (
  <Card title={t('dashboards.pending.after')} borderless>
    <ul className={styles['list']}>
      {afterApproval.map((step) => (
        <li key={step}>
          <IconCircle size={20} className={styles['dim']} aria-hidden />
          {t(`dashboards.pending.after.${step}`)}
        </li>
      ))}
    </ul>
  </Card>
)
