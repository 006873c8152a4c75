import { buildPath, paths } from '@fledge/contract/paths.ts'
import { getSilentSide } from '@fledge/domain/interviews/rules.ts'
import { interviewBadges } from '@fledge/domain/interviews/types.ts'
import { formatTime } from '@fledge/kernel/dates.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Button } from '@fledge/ui/button.tsx'
import { Meta, CardListItem } from '@fledge/ui/card.tsx'
import { Group, Stack } from '@fledge/ui/page.tsx'
import { PersonLine } from '@fledge/ui/person.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { useState } from 'react'
import type { Payload } from '../../platform/http/client.ts'
import { formatTimeInSentence, formatNearTime, useNow } from '../../platform/time/clock.ts'
import { isUrgent } from '../../shared/due-line.tsx'
import { Link } from '../../platform/router/link.tsx'
import { DataList } from '../../platform/list/data-list.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { useZone } from '../../platform/shell/session.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { InterviewFilters } from './interview-filters.tsx'
import { useInterviewFilters } from './interview-query.ts'
import { PersonCard } from './person-card.tsx'
import styles from './settings.module.css'

type Interview = Payload<'interviews', 'listCompanyInterviews'>[number]

/** Fetches the interviews for the filters in the URL, and the members to choose from. */
function useInterviews() {
  const pocs = useApiQuery('members', 'listPocs', { query: { per_page: '100' } })
  const list = useInterviewFilters(pocs.data?.payload)
  const interviews = useApiQuery(
    'interviews',
    'listCompanyInterviews',
    { body: list.body },
    { keep: true },
  )
  return { people: pocs.data?.payload ?? [], list, interviews }
}

/** All interviews of the company, upcoming ones first. */
export function InterviewsPart() {
  const [person, setPerson] = useState<string | null>(null)
  const { people, list, interviews } = useInterviews()
  const userOf = (member: string) =>
    people.find(({ member_id }) => member_id === member)?.user_id ?? null
  return (
    <Stack>
      <DataList
        title={t('members.tab.interviews')}
        of={interviews}
        params={list}
        tools={<InterviewFilters list={list} people={people} />}
        empty={
          <EmptyState
            title={t('members.interviews.empty')}
            text={t('members.interviews.emptyText')}
          />
        }
        noMatch={{
          title: t('members.interviews.none'),
          text: t('members.interviews.noneText'),
        }}
        row={(row) => (
          <InterviewLine
            key={row.interview_id}
            row={row}
            onPerson={(member) => setPerson(userOf(member))}
            knows={(member) => userOf(member) !== null}
          />
        )}
      />
      <PersonCard userId={person} onClose={() => setPerson(null)} />
    </Stack>
  )
}

interface LineProps {
  readonly row: Interview
  readonly onPerson: (member: string) => void
  readonly knows: (member: string) => boolean
}

function InterviewLine({ row, onPerson, knows }: LineProps) {
  const badge = interviewBadges[row.status]
  return (
    <CardListItem>
      <div className={styles['meeting']}>
        <Times row={row} />
        <PersonLine
          name={row.intern.name}
          picture={row.intern.picture_url}
          country={row.intern.country_code}
          size={32}
          badge={<Badge tone={badge.tone}>{translateKey(badge.text)}</Badge>}
        >
          <Meta>{row.plan.name}</Meta>
          <Interviewers row={row} onPerson={onPerson} knows={knows} />
        </PersonLine>
        <Link
          to={buildPath(
            paths.company.candidate,
            { candidate: row.candidature_id },
            { tab: 'interviews' },
          )}
          aria-label={`${t('members.interviews.open')}: ${row.intern.name}`}
        >
          {t('members.interviews.open')}
        </Link>
      </div>
    </CardListItem>
  )
}

/** Proposed times wait for the company's response. */
const isCompanyTurn = (status: Interview['status']) => getSilentSide(status) === 'company'

/** Agreed time in both zones, or the proposed times with the response deadline. */
function Times({ row }: { readonly row: Interview }) {
  const [zone, now] = [useZone(), useNow()]
  const first = row.slots[0]
  return (
    <div>
      <p>
        <b>
          {row.starts_at
            ? formatNearTime(row.starts_at, zone, now)
            : first
              ? t('members.interviews.times', { count: row.slots.length })
              : t('members.interviews.noTime')}
        </b>
      </p>
      {row.starts_at ? (
        <Meta>
          {t('members.interviews.there', {
            time: formatTime(row.starts_at, row.intern.time_zone, 'time'),
          })}
        </Meta>
      ) : first ? (
        <Meta>
          {t('members.interviews.first', {
            when: formatTimeInSentence(first.starts_at, zone, now),
          })}
        </Meta>
      ) : null}
      {row.answer_by ? (
        <Meta due={isUrgent(isCompanyTurn(row.status), row.answer_by, now)}>
          {t('members.interviews.answerBy', {
            when: formatTimeInSentence(row.answer_by, zone, now),
          })}
        </Meta>
      ) : null}
    </div>
  )
}

/** Interviewers; current members link to their contact card. */
function Interviewers({ row, onPerson, knows }: LineProps) {
  return (
    <Group>
      {row.interviewers.map((person) =>
        knows(person.member_id) ? (
          <Button
            key={person.member_id}
            tone="link"
            size="small"
            onClick={() => onPerson(person.member_id)}
          >
            {person.name}
          </Button>
        ) : (
          <Meta key={person.member_id}>{person.name}</Meta>
        ),
      )}
    </Group>
  )
}
