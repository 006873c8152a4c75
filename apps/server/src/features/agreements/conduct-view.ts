import { agreementCan, isAgreementSigned } from '@fledge/domain/agreements/can.ts'
import type { CompanyMember } from '@fledge/domain/sessions/types.ts'
import { toActionMap } from '@fledge/kernel/policy-decision.ts'
import type { Db } from '../../platform/db/database.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { getCurrentAgreements } from '../lookups/public.ts'
import { conductKind } from './public.ts'
import * as store from './queries/agreements.queries.ts'

/**
 * Returns the conduct policy in force, with the company's signatures.
 * @throws NOT_FOUND if none is published
 */
export async function getConductView(db: Db, actor: CompanyMember) {
  const [current] = await getCurrentAgreements(db, conductKind)
  if (!current) notFound()
  const signatures = await db.many(store.signatures, {
    company_id: actor.company,
    kind: conductKind,
  })
  const facts = { current: current.version, signed: signatures[0]?.version ?? null }
  const { version, title, body, published_at } = current
  const permissions = toActionMap({ sign: agreementCan.sign(actor, facts, version) })
  return {
    facts,
    view: {
      version,
      title,
      body,
      published_at,
      is_signed: isAgreementSigned(facts),
      signatures,
      may: permissions,
    },
  }
}
