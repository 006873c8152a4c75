import { isDueSoon } from '@fledge/domain/response-deadlines.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Meta, CardListItem } from '@fledge/ui/card.tsx'
import { Group } from '@fledge/ui/page.tsx'
import { PersonLine } from '@fledge/ui/person.tsx'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import type { Payload } from '../../platform/http/client.ts'
import {
  formatAgo,
  formatTimeInSentence,
  getCityFlag,
  formatLocalNow,
  useNow,
} from '../../platform/time/clock.ts'
import { ButtonLink, Link } from '../../platform/router/link.tsx'
import { showToast } from '../../platform/shell/toasts.ts'
import { DataList } from '../../platform/list/data-list.tsx'
import { useApiQuery, useApiMutation } from '../../platform/query/query.ts'
import { useUser, useZone } from '../../platform/shell/session.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import styles from './plans.module.css'

type Interested = Payload<'plans', 'listInterested'>[number]

/**
 * Interns waiting for a response on this plan, with the date of their interest and the response
 * deadline.
 */
export function PlanInterested({ plan }: { readonly plan: string }) {
  const found = useApiQuery('plans', 'listInterested', {
    query: { 'io_ids[]': [plan], per_page: '20' },
  })
  if (found.data?.count === 0) return null
  return (
    <DataList
      title={t('plans.interested.title')}
      of={found}
      empty={null}
      row={(one) => <InterestedRow key={one.candidature_id} one={one} plan={plan} />}
    />
  )
}

interface InterestedRowProps {
  readonly one: Interested
  readonly plan: string
}

function InterestedRow({ one, plan }: InterestedRowProps) {
  const [now, zone] = [useNow(), useZone()]
  return (
    <CardListItem end={<InterestedButtons one={one} plan={plan} />}>
      <Link
        className={styles['person'] ?? ''}
        to={buildPath(paths.company.planCandidate, { id: plan, candidate: one.candidature_id })}
      >
        <PersonLine
          name={one.name}
          picture={one.picture_url}
          country={getCityFlag(one.country_code, one.time_zone)}
          location={formatLocalNow(one.time_zone, now)}
        >
          <Meta>{[one.major, one.university].filter(Boolean).join(', ')}</Meta>
          <Meta due={isDueSoon(one.answer_by, now)}>
            {t('plans.interested.by', {
              since: formatAgo(one.interested_at, now),
              when: formatTimeInSentence(one.answer_by, zone, now),
            })}
          </Meta>
        </PersonLine>
      </Link>
    </CardListItem>
  )
}

/** Buttons to shortlist the intern, if allowed, or to propose an interview directly. */
function InterestedButtons({ one, plan }: InterestedRowProps) {
  const { role, permissions } = useUser()
  const save = useApiMutation('shortlist', 'saveToShortlist', {
    onDone: () => showToast(t('plans.interested.saved', { name: one.name })),
  })
  const refused =
    role === 'ADMIN' || permissions.includes('SHORTLIST_CANDIDATE')
      ? null
      : translateKey('refused.shortlist')
  return (
    <Group>
      <Button
        size="small"
        busy={save.isPending}
        disabledReason={refused}
        onClick={() => save.mutate({ body: { intern_id: one.intern_id, io_id: plan } })}
      >
        {t('plans.interested.save')}
      </Button>
      <ButtonLink
        size="small"
        tone="primary"
        to={buildPath(paths.company.propose, { intern: one.intern_id }, { plan })}
      >
        {t('plans.interested.propose')}
      </ButtonLink>
    </Group>
  )
}
