import { validateInternshipAction } from '@fledge/contract/internships/validate-action.ts'
import type { InternshipDetail } from '@fledge/contract/internships/schema.ts'
import { endInternshipReasons } from '@fledge/domain/internships/reasons.ts'
import {
  type InternshipActionKind,
  internshipActionKinds,
} from '@fledge/domain/internships/types.ts'
import type { WeekSide } from '@fledge/domain/weekly-feedback/types.ts'
import { toLocalDay } from '@fledge/kernel/dates.ts'
import { useState } from 'react'
import { ApiError } from '../../platform/http/api-error.ts'
import { useNow } from '../../platform/time/clock.ts'
import { useDraftState } from '../../platform/forms/draft-state.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { showFailure, useApiMutation } from '../../platform/query/query.ts'
import { t } from '../../platform/i18n/use-texts.ts'

export interface RaiseFormProps {
  readonly progress: InternshipDetail
  readonly side: WeekSide
  /** Initially selected kind. */
  readonly first: InternshipActionKind
  readonly onClose: () => void
}

export type RaiseForm = ReturnType<typeof useRaiseForm>

type EndReason = (typeof endInternshipReasons)[number]['id']

interface Details {
  readonly endsOn: string
  readonly supervisor: string | null
  readonly reason: EndReason | null
}

/**
 * Form for a request to the programme team: its kind, the fields of that kind, and a note stored as
 * a draft on the device.
 */
export function useRaiseForm({ progress, side, first, onClose }: RaiseFormProps) {
  const [kind, setKind] = useState(first)
  const [note, setNote] = useDraftState(
    `internships/ask/${progress.internship_id}/${kind}`,
    '',
    (words) => words === '',
  )
  const [endsOn, setEndsOn] = useState('')
  const [supervisor, setSupervisor] = useState<string | null>(null)
  const [reason, setReason] = useState<EndReason | null>(null)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const today = toLocalDay(useNow(), progress.zone)
  const onRaised = () => {
    setNote('')
    onClose()
  }
  const call = useRaiseCall(onRaised, setErrors)
  const send = () => {
    const request = { kind, note, ...toActionDetails(kind, { endsOn, supervisor, reason }) }
    const { starts_on, ends_on, internship_id } = progress
    const wrong = validateInternshipAction(request, { starts_on, ends_on, side, today })
    setErrors(wrong)
    if (Object.keys(wrong).length === 0) call.mutate({ body: { internship_id, ...request } })
  }
  const chooseKind = (value: string) => {
    setKind(internshipActionKinds.find((known) => known === value) ?? kind)
    setEndsOn('')
    setErrors({})
  }
  const changeEnd = (day: string) => {
    setEndsOn(day)
    setErrors({})
  }
  const chooseReason = (id: string) =>
    setReason(endInternshipReasons.find((option) => option.id === id)?.id ?? null)
  const values = { kind, note, endsOn, supervisor, reason, errors, today, busy: call.isPending }
  return { ...values, chooseKind, setNote, changeEnd, setSupervisor, chooseReason, send }
}

/** Sends the request and shows server errors at their fields. */
function useRaiseCall(
  onRaised: () => void,
  onProblems: (fields: Readonly<Record<string, string>>) => void,
) {
  return useApiMutation('internships', 'raiseInternshipAction', {
    quiet: true,
    onDone: () => {
      showToast(t('internshipScreen.raised'))
      onRaised()
    },
    onFailed: (failure) =>
      failure instanceof ApiError && Object.keys(failure.fields).length > 0
        ? onProblems(failure.fields)
        : showFailure(failure),
  })
}

/** Returns whether the kind requires a new last day: extension or early end. */
export const hasLastDay = (kind: InternshipActionKind) => kind === 'EXTEND' || kind === 'END_EARLY'

/** Returns the fields that belong to this kind, without input for other kinds. */
const toActionDetails = (kind: InternshipActionKind, { endsOn, supervisor, reason }: Details) =>
  kind === 'CHANGE_SUPERVISOR' && supervisor
    ? { supervisor_id: supervisor }
    : {
        ...(hasLastDay(kind) && endsOn ? { ends_on: endsOn } : {}),
        ...(kind === 'END_EARLY' && reason ? { reason } : {}),
      }
