import type { agreementEndpoints } from '@fledge/contract/agreements/endpoints.ts'
import { agreementCan, isAgreementSigned } from '@fledge/domain/agreements/can.ts'
import type { CompanyMember } from '@fledge/domain/sessions/types.ts'
import { toActionMap } from '@fledge/kernel/policy-decision.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound, toRefusal } from '../../platform/http/refusal.ts'
import { getCurrentAgreements } from '../lookups/public.ts'
import { conductKind } from './public.ts'
import * as store from './store.ts'

type Endpoints = typeof agreementEndpoints

async function getConductView(db: Db, actor: CompanyMember) {
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

export const getConduct: Handler<Endpoints['getConduct']> = async ({ db, actor }) =>
  (await getConductView(db, actor))?.view ?? notFound()

/** Locks the company, so that two administrators signing in parallel create one signature. */
export const signConduct: Handler<Endpoints['signConduct']> = async ({ db, actor, body, now }) => {
  const company = await db.one(store.lockSigningCompany, actor.company)
  const before = await getConductView(db, actor)
  if (!company || !before) return notFound()
  const verdict = agreementCan.sign(actor, before.facts, body.version)
  if (!verdict.allowed) return toRefusal(verdict)
  await db.run(
    store.signForCompany,
    actor.company,
    conductKind,
    body.version,
    actor.userId,
    now.toISOString(),
  )
  await db.recordEvent({
    transition: { machine: 'agreement', name: 'sign' },
    subject: actor.company,
    company: actor.company,
    data: {
      kind: conductKind,
      version: body.version,
      company: company.name,
      user_id: actor.userId,
    },
  })
  return (await getConductView(db, actor))?.view ?? notFound()
}

export const listOwnAcceptances: Handler<Endpoints['listOwnAcceptances']> = async ({ db, actor }) =>
  db.many(store.ownAcceptances, actor.userId)
