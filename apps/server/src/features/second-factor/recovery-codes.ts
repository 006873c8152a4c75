import { randomBytes } from 'node:crypto'
import { secondFactorRule } from '@fledge/domain/second-factor/rules.ts'
import type { Tx } from '../../platform/db/database.ts'
import { hashToken } from '../../platform/session/tokens.ts'
import {
  countRecoveryCodes,
  deleteRecoveryCodes,
  insertRecoveryCodes,
  markRecoveryCodeUsed,
} from './queries/second-factor.queries.ts'

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'

/** 120 random bits in six groups: too many to try, so a plain hash is enough. */
function generateCode(): string {
  const letters = [...randomBytes(24)].map((byte) => alphabet[byte % 32]).join('')
  return (letters.match(/.{4}/g) ?? []).join('-')
}

/** Replaces the recovery codes of a user. @returns the new ones, which are stored as hashes only */
export async function replaceRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: secondFactorRule.recoveryCodes }, generateCode)
  await tx.run(deleteRecoveryCodes, { user_id: userId })
  await tx.run(insertRecoveryCodes, { user_id: userId, code_hashes: codes.map(hashToken) })
  return codes
}

/** Uses a recovery code, once. @returns how many are left; null if it is none of the user's */
export async function consumeRecoveryCode(
  tx: Tx,
  userId: string,
  code: string,
): Promise<number | null> {
  const used = await tx.run(markRecoveryCodeUsed, {
    user_id: userId,
    code_hash: hashToken(code),
    now: tx.now.toISOString(),
  })
  if (used === 0) return null
  return (await tx.one(countRecoveryCodes, { user_id: userId }))?.count ?? 0
}
