import type { candidatureCalls } from '@fledge/contract/candidatures/calls.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/outcome.ts'
import * as store from './store.ts'

type Calls = typeof candidatureCalls
const fields = ['legal_name', 'registered_address', 'signatory_name', 'signatory_title'] as const

function detailsView(kept: Readonly<Record<string, unknown>>) {
  const of = (field: (typeof fields)[number]) => (typeof kept[field] === 'string' && kept[field] !== '' ? kept[field] : null)
  return {
    legal_name: of('legal_name'), registered_address: of('registered_address'), signatory_name: of('signatory_name'), signatory_title: of('signatory_title'),
    missing: fields.filter((field) => of(field) === null),
  }
}

export const getCandidatureCompany: Handler<Calls['getCandidatureCompany']> = async ({ actor, db, params }) => {
  const row = await db.one(store.candidatureById, params.id, actor.company, null)
  return row ? detailsView(row.company_details) : notFound()
}

export const saveCandidatureCompany: Handler<Calls['saveCandidatureCompany']> = async ({ actor, db, params, body }) => {
  const changed = await db.run(store.saveDetails, params.id, actor.company, JSON.stringify(body))
  return changed === 0 ? notFound() : detailsView(body)
}
