import { planDraftBody, planSaveBody, type PlanSaveBody } from '@fledge/contract/plans/schema.ts'
import { localChanges } from '@fledge/domain/changed-fields.ts'
import { client } from '../../platform/http/client.ts'
import { storeDraft, readLocalDraft, renameLocalDraft } from '../../platform/forms/drafts.ts'
import { toSavableBody } from './plan-check.ts'
import {
  type PlanConflict,
  getPlanConflicts,
  isPlanConflict,
  type PlanBaseValues,
  toPlanBaseValues,
  applyRemotePlanChanges,
} from './plan-conflicts.ts'
import { isPlanField, type Plan, type PlanForm } from './plan-form.ts'

export interface PlanSaverOptions {
  readonly form: PlanForm
  readonly owner: string
  readonly start: Plan | null
  /** Whether the plan is published, so that required fields can't be emptied. */
  readonly keepWhole: boolean
  readonly onSaved: (plan: Plan) => void
  readonly onClashes: (clashes: readonly PlanConflict[]) => void
}

export const getPlanDraftName = (id: string | undefined) => `plans/edit/${id ?? 'new'}`
const getBaseValuesDraftName = (id: string) => `plans/seen/${id}`
const isNullable = (field: string) =>
  isPlanField(field) && planDraftBody.shape[field].safeParse(null).success

/**
 * Sends only the user's changes and detects changes by others; keeps both values until the user
 * chooses.
 */
export class PlanSaver {
  readonly #parts: PlanSaverOptions
  #plan: Plan | null
  /**
   * Base values, stored beside the draft so that a draft restored later is compared with the
   * version it was based on.
   */
  #seen: PlanBaseValues
  #clashes: readonly PlanConflict[] = []
  readonly #ready: Promise<unknown>
  // Saves run one at a time, because two first saves would create two plans.
  #last: Promise<unknown> = Promise.resolve()

  constructor(parts: PlanSaverOptions) {
    this.#parts = parts
    this.#plan = parts.start
    this.#seen = parts.start ? toPlanBaseValues(parts.start) : {}
    this.#ready = this.#readSeen(parts.start?.uuid)
  }

  get clashes(): readonly PlanConflict[] {
    return this.#clashes
  }

  async #readSeen(id: string | undefined): Promise<void> {
    if (id === undefined) return
    const { owner } = this.#parts
    const [draft, kept] = [
      await readLocalDraft(owner, getPlanDraftName(id)),
      await readLocalDraft<PlanBaseValues>(owner, getBaseValuesDraftName(id)),
    ]
    if (draft && kept) this.#seen = kept.values
  }

  /**
   * Returns only the user's own changes with their base values, so that changes by others are never
   * overwritten.
   */
  bodyNow(): PlanSaveBody {
    const { form, keepWhole } = this.#parts
    const { id, ...whole } = toSavableBody(form.getValues(), keepWhole)
    if (!id) return whole
    const own = Object.fromEntries(
      Object.entries(localChanges(whole, this.#seen)).filter(
        ([field]) => !this.#clashes.some((one) => one.field === field),
      ),
    )
    const seen = Object.entries(this.#seen).filter(
      ([field, value]) => field in own && ((value ?? null) !== null || isNullable(field)),
    )
    return planSaveBody.parse({ id, ...own, seen: Object.fromEntries(seen) })
  }

  saveNow(): Promise<Plan> {
    const next = this.#last.catch(() => null).then(() => this.#send())
    this.#last = next
    return next
  }

  async #send(): Promise<Plan> {
    await this.#ready
    const body = this.bodyNow()
    if (this.#plan && Object.keys(body).every((name) => name === 'id' || name === 'seen'))
      return this.#plan
    const { payload } = await client.plans
      .saveDraft({ body })
      .catch((error: unknown) => this.#meet(error, body.id))
    const { form, owner } = this.#parts
    if (!body.id) {
      form.setValue('id', payload.uuid)
      // Rename the draft as soon as the plan has an id: a reload then finds unsent changes, and the
      // next new plan starts empty.
      await renameLocalDraft(owner, getPlanDraftName(undefined), getPlanDraftName(payload.uuid))
      this.#seen = body
    }
    this.#takeIn(payload)
    this.keep(payload)
    return payload
  }

  /** Handles a conflict: shows both values until the user chooses, and saves the rest. */
  async #meet(error: unknown, id: string | null | undefined) {
    if (!id || !isPlanConflict(error)) throw error
    const { payload } = await client.plans.getPlan({ params: { id } })
    this.#say([...this.#clashes, ...getPlanConflicts(error.fields, payload)])
    this.#takeIn(payload)
    return client.plans.saveDraft({ body: this.bodyNow() })
  }

  #takeIn(stands: Plan): void {
    const [before, now, met] = [
      this.#seen,
      toPlanBaseValues(stands),
      this.#clashes.map((one) => one.field),
    ]
    applyRemotePlanChanges(this.#parts.form, before, now, met)
    this.#see(stands.uuid, {
      ...now,
      ...Object.fromEntries(met.map((field) => [field, before[field]])),
    })
  }

  /** Resolves a conflict with the local or the remote value. */
  decide({ field, theirs, plan }: PlanConflict, mine: boolean): void {
    const { form } = this.#parts
    this.#see(plan.uuid, { ...this.#seen, [field]: theirs })
    this.#say(this.#clashes.filter((one) => one.field !== field))
    form.clearErrors(field)
    // The value comes from the same field on the server.
    if (!mine) form.setValue(field, theirs as never, { shouldDirty: true })
  }

  keep(plan: Plan): void {
    this.#plan = plan
    this.#parts.onSaved(plan)
  }

  #see(id: string, seen: PlanBaseValues): void {
    this.#seen = seen
    void storeDraft(this.#parts.owner, getBaseValuesDraftName(id), seen)
  }

  #say(clashes: readonly PlanConflict[]): void {
    this.#clashes = clashes
    this.#parts.onClashes(clashes)
  }
}
