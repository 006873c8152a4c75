import { buildPath, paths } from '@fledge/contract/paths.ts'
import { Button } from '@fledge/ui/button.tsx'
import { useWatch } from 'react-hook-form'
import { ApiError } from '../../platform/http/api-error.ts'
import { setServerErrors } from '../../platform/forms/set-server-errors.ts'
import { useNavigateTo } from '../../platform/router/link.tsx'
import { showToast } from '../../platform/shell/toasts.ts'
import { showFailure, useApiMutation } from '../../platform/query/query.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { usePublishPermission } from './use-publish-permission.ts'
import { findPlanIssues, findFieldPage } from './plan-check.ts'
import type { PlanPage } from '@fledge/contract/plans/plan-fields.ts'
import type { PlanForm } from './plan-form.ts'
import type { PlanSaving } from './use-plan-saving.ts'

interface PublishProps {
  readonly form: PlanForm
  readonly saving: PlanSaving
  /** Called with the page of a rejected field. */
  readonly onWrong: (page: PlanPage) => void
}

function usePublish({ form, saving, onWrong }: PublishProps) {
  const go = useNavigateTo()
  return useApiMutation('plans', 'createPlan', {
    quiet: true,
    onDone: ({ payload }) => {
      saving.keep(payload)
      showToast(t('plans.moved.publish'))
      void go(buildPath(paths.company.plan, { id: payload.uuid }))
    },
    onFailed: (error) => {
      const named = error instanceof ApiError ? Object.keys(error.fields) : []
      if (!setServerErrors(form, error)) return showFailure(error)
      // Open the page only; the field already shows its error.
      const page = named.map(findFieldPage).find((other) => other !== null)
      if (page) onWrong(page)
    },
  })
}

/** Publishes the plan, or shows why it can't be published. */
export function PublishButton({ form, saving, onWrong }: PublishProps) {
  const { plan, conflicts } = saving
  useWatch({ control: form.control })
  const open = findPlanIssues(form.getValues())
  const may = usePublishPermission(plan)
  const publish = usePublish({ form, saving, onWrong })
  const first = open[0]
  // The list above reports missing fields; any other reason concerns this member or company.
  const refused =
    conflicts.length > 0
      ? t('common.conflict.decide')
      : may === true || open.length > 0 || may === 'errors.INCOMPLETE'
        ? null
        : translateKey(may)
  if (first)
    return (
      <Button tone="primary" size="large" onClick={() => onWrong(first.page)}>
        {t('plans.review.fill')}
      </Button>
    )
  return (
    <Button
      tone="primary"
      size="large"
      busy={publish.isPending}
      disabledReason={refused}
      onClick={() =>
        void saving
          .saveNow()
          .then(({ uuid }) => publish.mutate({ body: { id: uuid } }))
          .catch(showFailure)
      }
    >
      {t('plans.move.publish')}
    </Button>
  )
}
