-- Of several servers in parallel that save the same value, only one changes the row.
-- name: upsertSetting
insert into settings (name, value)
values (:name, :value::jsonb)
on conflict (name) do update
set value = excluded.value
where settings.value <> excluded.value;
