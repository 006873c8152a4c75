// Generated from keys.sql by “npm run queries”; do not edit.
// Source: 622c7db8a204
import { defineStatement, type NoParams } from '../../db/statement.ts'

export const selectForgottenKeys = defineStatement<
  NoParams,
  { readonly value: string[] }
>(
  'keys.selectForgottenKeys',
  [],
  `select value
from settings
where name = 'forgotten_keys'`,
)
