-- The intern's goal in all the places where they stated it.
-- name: goalAnswers
-- param: intern_id: InternScope
-- param: application_id: string | null
select i.goals, i.internship_goal, a.additional_answers ->> :question as motivation
from
  interns i
  left join applications a on a.intern_id = i.intern_id
    and a.application_id = :application_id::uuid
where i.intern_id = :intern_id;
