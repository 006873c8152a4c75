-- Opinions on an application, the newest first; the owner of the wait is to answer an open one.
-- name: opinionsOf
-- param: operator: OperatorScope
-- row: OpinionRow
-- column: asker_name: string
-- column: owner_id: string | null
-- column: owner_name: string | null
-- column: answerer_name: string | null
select
  s.opinion_id, s.status, s.asked_by, s.question, s.asked_at, s.due_at, s.answered_at,
  s.recommendation, s.comment, asker.first_name || ' ' || asker.last_name as asker_name,
  h.owner_id, o.first_name || ' ' || o.last_name as owner_name,
  answerer.first_name || ' ' || answerer.last_name as answerer_name
from
  second_opinions s
  join users asker on asker.user_id = s.asked_by
  left join wait_owners h on s.status = {{second_opinion.ASKED}}
    and h.kind = 'OPINION'
    and h.subject_id = s.application_id
  left join users o on o.user_id = h.owner_id
  left join users answerer on answerer.user_id = s.answered_by
where :operator::text is not null and s.application_id = :application_id
order by s.asked_at desc
limit 20;

-- Opinions that a colleague has not given yet: at most one on an application.
-- name: openOpinionsOn
-- merge: application_ids by application_id
-- param: operator: OperatorScope
-- column: status: OpinionStatus
-- column: owner_id: string | null
select s.application_id, s.opinion_id, s.status, s.asked_by, h.owner_id
from
  second_opinions s
  left join wait_owners h on h.kind = 'OPINION' and h.subject_id = s.application_id
where
  :operator::text is not null
  and s.application_id = any (:application_ids::uuid[])
  and s.status = {{second_opinion.ASKED}};

-- name: insertOpinion
insert into
  second_opinions (opinion_id, application_id, status, asked_by, question, asked_at, due_at)
values (:opinion_id, :application_id, :to, :asked_by, :question, :now, :due_at);

-- name: saveOpinionAnswer
update second_opinions
set
  status = :to,
  answered_by = :answered_by,
  answered_at = :now,
  recommendation = :recommendation,
  comment = :comment
where opinion_id = :opinion_id and status = :from;

-- name: cancelOpenOpinion
update second_opinions
set status = {{second_opinion.CANCELLED}}
where application_id = :application_id and status = {{second_opinion.ASKED}};
