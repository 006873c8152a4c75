import { hideableParts } from '@fledge/domain/reports/hidden-parts.ts'
import type { InternScope } from '@fledge/domain/sessions/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import { setCompanyPartHidden } from '../companies/public.ts'
import { setPlanTakenDown } from '../plans/public.ts'
import { setInternPartHidden } from '../profiles/public.ts'
import { setPictureHidden } from '../sessions/public.ts'
import type { HiddenItem } from './hidden-item.ts'
import { hidingOwner } from './queries/hidings.queries.ts'

/** Hides a part where the others read it, or shows it again. */
export async function setPartHidden(tx: Tx, hidden: HiddenItem, isHidden: boolean): Promise<void> {
  const { part, intern_id: internId, company_id: companyId, plan_id: planId } = hidden
  if (planId !== null) return setPlanTakenDown(tx, planId, isHidden)
  if (part === 'picture') {
    const owner = await tx.one(hidingOwner, { hiding_id: hidden.hiding_id })
    const userId = owner?.intern_user_id
    return userId ? setPictureHidden(tx, userId, isHidden) : undefined
  }
  if (internId !== null) {
    const known = hideableParts.INTERN.TEXT.find((text) => text === part)
    // The decision that hides it is the programme team's, which acts for the intern.
    if (known) await setInternPartHidden(tx, internId as InternScope, known, isHidden)
  } else if (companyId !== null) {
    const { TEXT, PHOTO } = hideableParts.COMPANY
    const known = [...TEXT, ...PHOTO].find((name) => name === part)
    if (known) await setCompanyPartHidden(tx, companyId, known, isHidden)
  }
}
