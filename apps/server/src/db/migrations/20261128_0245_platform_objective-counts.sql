-- What became of sign-ins, pages, changes and emails, for the status page: the metrics of one process
-- say nothing about the others.
create table objective_counts (
  objective text not null,
  begins_at timestamptz not null,
  total integer not null check (total >= 0),
  missed integer not null check (missed between 0 and total),
  primary key (objective, begins_at)
);
comment on table objective_counts is 'How many sign-ins, pages, changes and emails met or missed their objective, in periods of five minutes; every process adds its own. Contains nothing about people.';
comment on column objective_counts.objective is 'sign_in, page, change or mail (packages/domain/src/status).';
comment on column objective_counts.missed is 'Those of total that failed or took too long.';
