import { decisionFlows } from './today-items.ts'

const toFlowRow = ({ kind, machine, statuses }: (typeof decisionFlows)[number]) =>
  `('${kind}', '${machine}', array[${statuses}])`

const isInSql = (state: string) => `coalesce(${state} = any (f.statuses), false)`

/**
 * SQL for the events of a relation with which something left a queue of the team, with how many hours
 * it had waited for the team: since it last came into the queue, without the time in which a company
 * that was asked for more had the turn (decision 0124). What never came into it did not wait.
 * @param events with the columns of `event_log` that say what changed
 */
export const reviewDecisionsSql = (events: string): string =>
  `select e.id as event_id, f.kind, case when f.kind = 'APPLICATION' then e.subject_id else c.application_id end as application_id, e.at, (extract(epoch from e.at - s.since - o.company_turn) / 3600)::double precision as hours
  from
    ${events} e
    join (values ${decisionFlows.map(toFlowRow).join(', ')}) f (kind, machine, statuses) on
      f.machine = e.machine and ${isInSql('e.from_state')} and not ${isInSql('e.to_state')}
    left join candidatures c on c.candidature_id = e.candidature_id
    cross join lateral (
      select max(b.at) as since
      from event_log b
      where
        b.subject_id = e.subject_id and b.id < e.id and b.machine = f.machine
        and ${isInSql('b.to_state')} and not ${isInSql('b.from_state')}
    ) s
    cross join lateral (
      select coalesce(sum(least(q.answered_at, q.due_at, e.at) - q.asked_at), interval '0') as company_turn
      from company_questions q
      where f.kind = 'COMPANY' and q.company_id = e.subject_id and q.asked_at >= s.since and q.asked_at < e.at
    ) o
  where s.since is not null`
