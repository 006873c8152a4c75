-- How often an intern was told, after the end, how many weeks the certificate still lacks.
alter table internships add column told_missing smallint not null default 0;
