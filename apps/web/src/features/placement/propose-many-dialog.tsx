import type { UnplacedIntern } from '@fledge/contract/placement/schema.ts'
import type { BulkResult } from '@fledge/contract/platform/bulk.ts'
import { SelectField } from '@fledge/ui/select-fields.tsx'
import { useDeferredValue, useState } from 'react'
import type { Payload } from '../../platform/http/client.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { BulkDialog } from '../../platform/list/bulk-dialog.tsx'
import type { Selection } from '../../platform/list/use-selection.ts'
import { useApiMutation, useApiQuery } from '../../platform/query/query.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { getUndoAction } from '../../shared/undo-decision.ts'
import type { UnplacedFilters } from './placement-filters.tsx'
import { toApplicationPath, toUnplacedSelection } from './to-unplaced-selection.ts'

interface ProposeManyDialogProps {
  readonly selection: Selection<UnplacedIntern>
  /** Filters of the list, for everyone who matches. */
  readonly filters: UnplacedFilters
  readonly onDone: (result: BulkResult) => void
  readonly onClose: () => void
}

type OpenPlan = Payload<'placement', 'listOpenPlans'>[number]

/** Proposes a plan with openings to the selected interns, after saying to how many. */
export function ProposeManyDialog({ selection, filters, onDone, onClose }: ProposeManyDialogProps) {
  const [plan, setPlan] = useState<OpenPlan | null>(null)
  const body = {
    selection: toUnplacedSelection(selection, filters),
    plan_id: plan?.plan_id ?? '',
  }
  const preview = useApiQuery(
    'placement',
    'previewProposeMatch',
    { body },
    { enabled: plan !== null, staleTime: 0 },
  )
  const propose = useApiMutation('placement', 'proposeMatch', {
    onDone: ({ payload }) => {
      showToast(t('placementScreen.proposed', { count: payload.count }), getUndoAction()(payload))
      onDone(payload)
    },
  })
  return (
    <BulkDialog
      title={t('placementScreen.suggestTitle', { count: selection.count })}
      action={t('placementScreen.propose')}
      preview={preview}
      describe={(count) => t('placementScreen.suggestCount', { count })}
      isBusy={propose.isPending}
      missing={plan === null ? t('placementScreen.choosePlan') : null}
      nothing={t('placementScreen.nobodyToSuggest')}
      toRowPath={toApplicationPath}
      reasonLabel={t('placementScreen.reason')}
      reasonMissing={t('placementScreen.reasonMissing')}
      onSend={(act) => propose.mutate({ body: { ...body, ...act } })}
      onClose={onClose}
    >
      <p>{t('placementScreen.openingsText')}</p>
      <PlanField value={plan} onChange={setPlan} />
    </BulkDialog>
  )
}

interface PlanFieldProps {
  readonly value: OpenPlan | null
  readonly onChange: (plan: OpenPlan | null) => void
}

/** Plans with openings, found by their name or company. */
function PlanField({ value, onChange }: PlanFieldProps) {
  const [text, setText] = useState('')
  const search = useDeferredValue(text.trim())
  const found = useApiQuery(
    'placement',
    'listOpenPlans',
    { query: search === '' ? {} : { search } },
    { keep: true },
  )
  const plans = [...(value ? [value] : []), ...(found.data?.payload ?? [])].filter(
    ({ plan_id: id }, at, all) => all.findIndex((other) => other.plan_id === id) === at,
  )
  return (
    <SelectField
      label={t('placementScreen.plan')}
      hint={t('placementScreen.planHint')}
      options={plans.map((plan) => ({ value: plan.plan_id, label: formatPlan(plan) }))}
      value={value?.plan_id ?? null}
      nothingFound={t('common.nothingFound')}
      onSearch={setText}
      onChange={(id) => onChange(plans.find((plan) => plan.plan_id === id) ?? null)}
    />
  )
}

const formatPlan = ({ name, company_name: company, openings_left: count }: OpenPlan) =>
  [name, company, t('placementScreen.openingsLeft', { count })].join(' · ')
