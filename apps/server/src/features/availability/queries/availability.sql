-- fragment: availability
select u.time_zone, i.weekly_hours, i.hour_exceptions, i.availability_saved_at
from interns i join users u using (user_id)
where i.intern_id = :intern_id

-- name: internAvailability
-- param: intern_id: InternScope
-- row: AvailabilityRow
-- column: weekly_hours: Record<string, { from: string; to: string }[]>
-- column: hour_exceptions: { day: string; hours: { from: string; to: string }[] }[]
{{availability}};

-- name: lockAvailability
-- param: intern_id: InternScope
-- row: AvailabilityRow
{{availability}}
for update of i;
