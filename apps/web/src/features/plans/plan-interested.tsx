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
import { shortlistAdditions } from '../../shared/shortlist-changes.ts'
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
      row={(row) => <InterestedRow key={row.candidature_id} intern={row} plan={plan} />}
    />
  )
}

interface InterestedRowProps {
  readonly intern: Interested
  readonly plan: string
}

function InterestedRow({ intern, plan }: InterestedRowProps) {
  const [now, zone] = [useNow(), useZone()]
  return (
    <CardListItem end={<InterestedButtons intern={intern} plan={plan} />}>
      <Link
        className={styles['person'] ?? ''}
        to={buildPath(paths.company.planCandidate, { id: plan, candidate: intern.candidature_id })}
      >
        <PersonLine
          name={intern.name}
          picture={intern.picture_url}
          country={getCityFlag(intern.country_code, intern.time_zone)}
          location={formatLocalNow(intern.time_zone, now)}
        >
          <Meta>{[intern.major, intern.university].filter(Boolean).join(', ')}</Meta>
          <Meta due={isDueSoon(intern.answer_by, now)}>
            {t('plans.interested.by', {
              since: formatAgo(intern.interested_at, now),
              when: formatTimeInSentence(intern.answer_by, zone, now),
            })}
          </Meta>
        </PersonLine>
      </Link>
    </CardListItem>
  )
}

/** Buttons to shortlist the intern, if allowed, or to propose an interview directly. */
function InterestedButtons({ intern, plan }: InterestedRowProps) {
  const { role, permissions } = useUser()
  const save = useApiMutation('shortlist', 'saveToShortlist', {
    optimistic: shortlistAdditions,
    onDone: () => showToast(t('plans.interested.saved', { name: intern.name })),
  })
  const refused =
    role === 'ADMIN' || permissions.includes('SHORTLIST_CANDIDATE')
      ? null
      : translateKey('refused.shortlist')
  return (
    <Group>
      <Button
        size="small"
        disabledReason={refused}
        onClick={() => save.mutate({ body: { intern_id: intern.intern_id, io_id: plan } })}
      >
        {t('plans.interested.save')}
      </Button>
      <ButtonLink
        size="small"
        tone="primary"
        to={buildPath(paths.company.propose, { intern: intern.intern_id }, { plan })}
      >
        {t('plans.interested.propose')}
      </ButtonLink>
    </Group>
  )
}
