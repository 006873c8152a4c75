#!/bin/sh
# Runs once, when the container creates the database: the roles of row-level security (decision 0060),
# and the user that web and worker connect as, who owns no table.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$(cat /run/secrets/runtime_password)" \
  --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
create role fledge_company; create role fledge_intern; create role fledge_public;
create role fledge_operator; create role fledge_worker; create role fledge_runtime;
grant fledge_company, fledge_intern, fledge_public, fledge_operator, fledge_worker
  to fledge_runtime;
create role fledge_app login password :'password' in role fledge_runtime;
SQL
