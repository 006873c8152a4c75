// Generated from second-factor.sql by “npm run queries”; do not edit.
// Source: 410753b3beb7
import { defineStatement, type NoParams, type NoRow } from '../../../platform/db/statement.ts'

export const selectSecondFactor = defineStatement<
  { readonly user_id: string },
  { readonly set_up_at: string | null }
>(
  'second-factor.selectSecondFactor',
  ['user_id'],
  `select set_up_at
from second_factors
where user_id = $1`,
)

/** Attempts of one user wait for each other, so that neither a limit nor a code is used twice. */
export const lockSecondFactor = defineStatement<
  { readonly user_id: string },
  {
    readonly secret: string
    readonly set_up_at: string | null
    readonly last_step: number | null
  }
>(
  'second-factor.lockSecondFactor',
  ['user_id'],
  `select secret, set_up_at, last_step
from second_factors
where user_id = $1
for update`,
)

/** One that is confirmed is left as it is. */
export const saveNewSecret = defineStatement<
  { readonly user_id: string; readonly secret: string; readonly now: string },
  NoRow
>(
  'second-factor.saveNewSecret',
  ['user_id', 'secret', 'now'],
  `insert into second_factors (user_id, secret, created_at)
values ($1, $2, $3)
on conflict (user_id) do update
set secret = excluded.secret, created_at = excluded.created_at
where second_factors.set_up_at is null`,
)

export const saveConfirmation = defineStatement<
  { readonly now: string; readonly user_id: string },
  NoRow
>(
  'second-factor.saveConfirmation',
  ['now', 'user_id'],
  `update second_factors
set set_up_at = $1
where user_id = $2`,
)

export const saveUsedStep = defineStatement<
  { readonly last_step: number; readonly user_id: string },
  NoRow
>(
  'second-factor.saveUsedStep',
  ['last_step', 'user_id'],
  `update second_factors
set last_step = $1
where user_id = $2`,
)

export const deleteSecondFactor = defineStatement<
  { readonly user_id: string },
  NoRow
>(
  'second-factor.deleteSecondFactor',
  ['user_id'],
  `delete from second_factors
where user_id = $1`,
)

export const deleteRecoveryCodes = defineStatement<
  { readonly user_id: string },
  NoRow
>(
  'second-factor.deleteRecoveryCodes',
  ['user_id'],
  `delete from recovery_codes
where user_id = $1`,
)

export const insertRecoveryCodes = defineStatement<
  { readonly user_id: string; readonly code_hashes: readonly string[] },
  NoRow
>(
  'second-factor.insertRecoveryCodes',
  ['user_id', 'code_hashes'],
  `insert into recovery_codes (user_id, code_hash)
select $1, unnest($2::text[])`,
)

export const markRecoveryCodeUsed = defineStatement<
  { readonly now: string; readonly user_id: string; readonly code_hash: string },
  NoRow
>(
  'second-factor.markRecoveryCodeUsed',
  ['now', 'user_id', 'code_hash'],
  `update recovery_codes
set used_at = $1
where user_id = $2 and code_hash = $3 and used_at is null`,
)

export const countRecoveryCodes = defineStatement<
  { readonly user_id: string },
  { readonly count: number }
>(
  'second-factor.countRecoveryCodes',
  ['user_id'],
  `select count(*)::int as count
from recovery_codes
where user_id = $1 and used_at is null`,
)

export const countSecretKeys = defineStatement<
  NoParams,
  { readonly key_id: string; readonly count: number }
>(
  'second-factor.countSecretKeys',
  [],
  `select split_part(secret, '.', 1) as key_id, count(*)::int as count
from second_factors
group by 1`,
)

/** In any order, so that secrets that no key opens do not keep the others from their turn. */
export const lockSecretsOfKeys = defineStatement<
  { readonly key_ids: readonly string[] },
  { readonly user_id: string; readonly secret: string }
>(
  'second-factor.lockSecretsOfKeys',
  ['key_ids'],
  `select user_id, secret
from second_factors
where split_part(secret, '.', 1) = any ($1::text[])
order by random()
limit 100
for update skip locked`,
)

export const saveResealedSecret = defineStatement<
  { readonly secret: string; readonly user_id: string },
  NoRow
>(
  'second-factor.saveResealedSecret',
  ['secret', 'user_id'],
  `update second_factors
set secret = $1
where user_id = $2`,
)

export const findOwnerByEmail = defineStatement<
  { readonly email: string },
  { readonly user_id: string }
>(
  'second-factor.findOwnerByEmail',
  ['email'],
  `select f.user_id
from users u join second_factors f using (user_id)
where u.email = $1 and f.set_up_at is not null`,
)
