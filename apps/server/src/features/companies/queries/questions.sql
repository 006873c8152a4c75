-- What the programme team asked a company for, newest first.
-- name: questionsOfCompany
-- row: CompanyQuestionRow
-- column: asked_by: string
-- column: answered_by: string | null
-- column: is_open: boolean
select
  q.question_id, q.points, q.asked_at, q.due_at, q.answer, q.answered_at,
  case when a.erased_at is null then trim(a.first_name || ' ' || a.last_name) else '' end as asked_by,
  case
    when r.erased_at is null then trim(r.first_name || ' ' || r.last_name)
    else ''
  end as answered_by,
  q.closed_at is null as is_open
from
  company_questions q
  join users a on a.user_id = q.asked_by
  left join users r on r.user_id = q.answered_by
where q.company_id = :company_id
order by q.asked_at desc, q.question_id desc
limit 50;

-- What the company was asked for last in the review that continues, as it reads it.
-- name: ownQuestion
-- param: company_id: CompanyScope
select question_id, points, asked_at, due_at, answer, answered_at
from company_questions
where company_id = :company_id and closed_at is null
order by asked_at desc
limit 1;

-- The question to which a company has not replied.
-- name: openQuestion
-- row: OpenQuestionRow
select question_id, points, asked_by, asked_at, due_at
from company_questions
where company_id = :company_id and answered_at is null and closed_at is null;

-- When a company replied last in the review that continues.
-- name: lastReply
-- column: answered_at: string | null
select max(answered_at) as answered_at
from company_questions
where company_id = :company_id and closed_at is null;

-- name: insertQuestion
insert into company_questions (question_id, company_id, points, asked_by, asked_at, due_at)
values (:question_id, :company_id, :points::text[], :asked_by, :now, :due_at);

-- name: answerOpenQuestion
update company_questions
set answer = :answer, answered_by = :answered_by, answered_at = :now
where
  question_id = :question_id
  and company_id = :company_id
  and answered_at is null
  and closed_at is null;

-- What something else replaces needs no reply any more.
-- name: closeOpenQuestion
update company_questions
set closed_at = :now
where company_id = :company_id and answered_at is null and closed_at is null;

-- What belongs to a review ends with it.
-- name: closeQuestions
update company_questions
set closed_at = :now
where company_id = :company_id and closed_at is null;

-- Questions whose next reminder may be due: halfway to the date, or on the last day.
-- name: questionsToRemind
-- row: QuestionToRemindRow
select
  q.question_id, q.company_id, q.asked_at, q.due_at, q.reminders_sent, c.name as company_name
from company_questions q join companies c using (company_id)
where
  q.answered_at is null
  and q.closed_at is null
  and c.status = {{company.PENDING_APPROVAL}}
  and q.due_at > :now::timestamptz
  and (
    q.reminders_sent < 1
    and q.asked_at + (q.due_at - q.asked_at) / 2 <= :now::timestamptz
    or q.reminders_sent < 2
    and q.due_at - interval '24 hours' <= :now::timestamptz
  )
order by q.due_at, q.question_id
limit 50
for update of q skip locked;

-- name: markQuestionReminded
update company_questions
set reminders_sent = :reminders_sent
where question_id = :question_id;
