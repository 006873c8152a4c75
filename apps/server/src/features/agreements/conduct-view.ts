import { agreementCan, isAgreementSigned } from '@fledge/domain/agreements/can.ts'
import type { CompanyMember } from '@fledge/domain/sessions/types.ts'
import { toActionMap } from '@fledge/kernel/policy-decision.ts'
import type { Db } from '../../platform/db/database.ts'
import { getCurrentAgreements } from '../lookups/public.ts'
import { conductKind } from './public.ts'
import * as store from './store.ts'

export async function getConductView(db: Db, actor: CompanyMember) {
  const [current] = await getCurrentAgreements(db, conductKind)
  if (!current) return undefined
  const signatures = await db.many(store.signatures, actor.company, conductKind)
  const facts = { current: current.version, signed: signatures[0]?.version ?? null }
  const { version, title, body, published_at } = current
  const may = toActionMap({ sign: agreementCan.sign(actor, facts, version) })
  return {
    facts,
    view: {
      version,
      title,
      body,
      published_at,
      is_signed: isAgreementSigned(facts),
      signatures,
      may,
    },
  }
}
