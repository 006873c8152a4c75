import type { SaveBase } from '@fledge/contract/platform/save-base.ts'
import { isSameValue, mergeThreeWay, type FieldValues } from '@fledge/domain/three-way-merge.ts'
import { ApiError } from '../http/api-error.ts'
import { SaveRejectedError } from './autosaver.ts'
import { isEmptyValue, type CheckFields, type FieldErrors } from './check-fields.ts'

/** A field changed here and by someone else, to different values: the user chooses. */
export interface FieldConflict {
  readonly field: string
  /** The value that is saved now. */
  readonly theirs: unknown
  /** The server's message, such as who changed it; empty if it was found in the browser. */
  readonly message: string
}

/** What one save sends. */
export interface SaveRequest {
  /** Changed fields that can be saved, parsed by their schema. */
  readonly changes: Readonly<Record<string, unknown>>
  /** All fields that can be saved, for endpoints that take several at once. */
  readonly values: Readonly<Record<string, unknown>>
  /** Base values of `values`, so that the server finds changes by others. */
  readonly base: { readonly values: NonNullable<SaveBase['values']> }
}

export interface SaveSessionOptions {
  readonly form: {
    readonly read: () => FieldValues
    readonly write: (field: string, value: unknown) => void
  }
  /** The saved values that the form starts from; empty for a new record. */
  readonly saved: FieldValues
  readonly check: CheckFields
  /** Sends the changes. @returns the saved values, if the response contains them */
  readonly save: (request: SaveRequest) => Promise<FieldValues | undefined>
  /** Loads the saved values after a conflict. */
  readonly reload: () => Promise<FieldValues>
  /** Sends also when nothing has changed, because the user pressed a button. */
  readonly isSubmitted: boolean
  readonly onConflicts: (conflicts: readonly FieldConflict[]) => void
}

/** Conflicts in a row after which a save gives up, because others keep changing the same record. */
const maxRetries = 4

const pick = (values: FieldValues, includes: (field: string) => boolean): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([field]) => includes(field)))

const isConflictError = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'CONFLICT'

/** Returns the errors of the sent fields, also of those that are nested in the body. */
function getFieldErrors(error: unknown, sent: readonly string[]): FieldErrors {
  if (!(error instanceof ApiError)) return {}
  return Object.fromEntries(
    Object.entries(error.fields).flatMap(([path, message]) => {
      const field = sent.find((name) => path.split('.').includes(name))
      return field === undefined ? [] : [[field, message]]
    }),
  )
}

/**
 * Saves a form that others may edit at the same time. It knows the base values of the form, sends
 * what has changed since, takes over what others changed, and asks where both did (decision 0030).
 */
export class SaveSession {
  readonly #options: SaveSessionOptions
  #base: FieldValues
  #conflicts: readonly FieldConflict[] = []

  constructor(options: SaveSessionOptions) {
    this.#options = options
    this.#base = options.saved
  }

  /** The saved values that the user's changes are based on. */
  get base(): FieldValues {
    return this.#base
  }

  get conflicts(): readonly FieldConflict[] {
    return this.#conflicts
  }

  /** Continues with the base values of a draft, so that its changes are compared with them. */
  restore(base: FieldValues): void {
    this.#base = { ...this.#base, ...base }
  }

  /** Whether a valid value in the form is not saved. */
  isChanged(): boolean {
    const { form, check } = this.#options
    return Object.keys(this.#changes(check(form.read(), this.#base).valid, {})).length > 0
  }

  #changes(valid: FieldValues, rejected: FieldErrors): Record<string, unknown> {
    return pick(
      valid,
      (field) =>
        !(field in rejected) &&
        !this.#conflicts.some((conflict) => conflict.field === field) &&
        !isSameValue(field, valid[field], this.#base[field]),
    )
  }

  /**
   * Saves all changed fields that are valid, without those that the server rejects.
   * @returns the errors of the other fields
   * @throws ApiError if nothing could be saved for another reason
   */
  async save(): Promise<FieldErrors> {
    let rejected: FieldErrors = {}
    for (let attempt = 1; ; attempt += 1) {
      const { valid, errors } = this.#options.check(this.#options.form.read(), this.#base)
      const changes = this.#changes(valid, rejected)
      if (Object.keys(changes).length === 0 && !this.#options.isSubmitted)
        return { ...errors, ...rejected }
      try {
        await this.#send(
          changes,
          pick(valid, (field) => !(field in rejected)),
        )
        return { ...errors, ...rejected }
      } catch (error) {
        // Fields that are only saved together stay unsaved while one of them is invalid.
        if (
          error instanceof SaveRejectedError &&
          Object.keys({ ...errors, ...rejected }).length > 0
        )
          return { ...errors, ...rejected }
        const fieldErrors = getFieldErrors(error, Object.keys(valid))
        if (Object.keys(fieldErrors).length === 0 || attempt === maxRetries) throw error
        if (!isConflictError(error)) rejected = { ...rejected, ...fieldErrors }
        else if (!(await this.#resolve(fieldErrors))) throw error
        if (this.#options.isSubmitted && (this.#conflicts.length > 0 || !isConflictError(error)))
          return { ...errors, ...rejected }
      }
    }
  }

  async #send(changes: Record<string, unknown>, values: Record<string, unknown>): Promise<void> {
    const base = Object.fromEntries(
      Object.keys(values)
        .filter((field) => field in this.#base)
        .map((field) => [field, isEmptyValue(this.#base[field]) ? null : this.#base[field]]),
      // Saved values come from JSON.
    ) as SaveRequest['base']['values']
    const saved = await this.#options.save({ changes, values, base: { values: base } })
    this.#base = { ...this.#base, ...changes }
    if (saved) this.follow(saved)
  }

  /** Loads the saved values. @returns whether anything differs from what was sent */
  async #resolve(messages: FieldErrors): Promise<boolean> {
    const before = this.#base
    this.follow(await this.#options.reload(), messages)
    return Object.keys(messages).some(
      (field) =>
        !isSameValue(field, before[field], this.#base[field]) ||
        this.#conflicts.some((conflict) => conflict.field === field),
    )
  }

  /**
   * Merges newer saved values into the form: fields that were not changed here follow, others
   * conflict.
   * @param messages the server's messages by field
   */
  follow(saved: FieldValues, messages: FieldErrors = {}): void {
    const { form, check } = this.#options
    const now = form.read()
    const { valid } = check(now, this.#base)
    const mine = Object.fromEntries(
      Object.keys(saved)
        .filter((field) => field in now)
        .map((field) => [field, field in valid ? valid[field] : now[field]]),
    )
    const { followed, conflicts } = mergeThreeWay({ base: this.#base, mine, theirs: saved })
    for (const field of followed) form.write(field, saved[field])
    this.#base = { ...this.#base, ...pick(saved, (field) => !conflicts.includes(field)) }
    const before = new Map(this.#conflicts.map((conflict) => [conflict.field, conflict]))
    this.#setConflicts(
      conflicts.map((field) => ({
        field,
        theirs: saved[field],
        message: messages[field] ?? before.get(field)?.message ?? '',
      })),
    )
  }

  /** Resolves a conflict with the value in the form or the saved one. */
  decide(field: string, isMine: boolean): void {
    const conflict = this.#conflicts.find((conflict) => conflict.field === field)
    if (!conflict) return
    this.#base = { ...this.#base, [field]: conflict.theirs }
    this.#setConflicts(this.#conflicts.filter((conflict) => conflict.field !== field))
    if (!isMine) this.#options.form.write(field, conflict.theirs)
  }

  #setConflicts(conflicts: readonly FieldConflict[]): void {
    if (conflicts.length === 0 && this.#conflicts.length === 0) return
    this.#conflicts = conflicts
    this.#options.onConflicts(conflicts)
  }
}
