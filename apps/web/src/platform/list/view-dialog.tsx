import type { SavedView } from '@fledge/contract/lists/schema.ts'
import { maxViewNameLength, type OperatorList } from '@fledge/domain/lists/types.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Checkbox } from '@fledge/ui/choice-fields.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { TextField } from '@fledge/ui/fields.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { SelectField } from '@fledge/ui/select-fields.tsx'
import { useState } from 'react'
import { t, translateKey } from '../i18n/use-texts.ts'
import { useApiMutation } from '../query/query.ts'
import { useUser } from '../shell/session.ts'
import { showToast } from '../shell/toasts.ts'

interface ViewDialogProps {
  readonly list: OperatorList
  /** The view that is edited; without one, a new one is saved. */
  readonly view?: SavedView | undefined
  readonly views: readonly SavedView[]
  /** What the list shows now. */
  readonly parameters: Readonly<Record<string, string>>
  readonly onClose: () => void
}

/** Saves a view, or changes its name, who sees it, and whether the list opens with it. */
export function ViewDialog(props: ViewDialogProps) {
  const { view, views, onClose } = props
  const form = useViewForm(props)
  const refusal = view && view.may.change !== true ? translateKey(view.may.change) : null
  return (
    <Dialog
      opened
      busy={form.isBusy}
      onClose={onClose}
      title={view ? t('common.views.editTitle') : t('common.views.saveTitle')}
      closeLabel={t('common.btn.close')}
      actions={
        <>
          {view ? (
            <Button tone="danger" busy={form.isBusy} disabledReason={refusal} onClick={form.remove}>
              {t('common.views.delete')}
            </Button>
          ) : null}
          <Button tone="primary" busy={form.isBusy} onClick={form.send}>
            {t('common.views.saveAction')}
          </Button>
        </>
      }
    >
      <ViewFields views={view ? [] : views} form={form} refusal={refusal} />
    </Dialog>
  )
}

interface ViewFieldsProps {
  /** Views that a new one can replace. */
  readonly views: readonly SavedView[]
  readonly form: ReturnType<typeof useViewForm>
  /** Why only the default can be changed, or null. */
  readonly refusal: string | null
}

function ViewFields({ views, form, refusal }: ViewFieldsProps) {
  const canShare = useUser().role !== 'PARTNER'
  return (
    <Stack tight>
      <ReplacedView views={views} value={form.replaced} onChange={form.replace} />
      <TextField
        label={t('common.views.name')}
        value={form.name}
        maxLength={maxViewNameLength}
        readOnly={refusal !== null}
        hint={refusal ?? undefined}
        error={form.error}
        onChange={(event) => form.setName(event.currentTarget.value)}
      />
      {canShare ? (
        <Checkbox
          label={t('common.views.share')}
          hint={t('common.views.shareHint')}
          checked={form.isShared}
          disabled={refusal !== null}
          onChange={(event) => form.setShared(event.currentTarget.checked)}
        />
      ) : null}
      <Checkbox
        label={t('common.views.default')}
        checked={form.isDefault}
        onChange={(event) => form.setDefault(event.currentTarget.checked)}
      />
    </Stack>
  )
}

interface ReplacedViewProps {
  readonly views: readonly SavedView[]
  readonly value: string
  readonly onChange: (viewId: string) => void
}

/** A new view, or one of one's own that shows from now on what the list shows. */
function ReplacedView({ views, value, onChange }: ReplacedViewProps) {
  const own = views.filter((view) => view.is_own)
  if (own.length === 0) return null
  return (
    <SelectField
      label={t('common.views.saveAs')}
      options={[
        { value: '', label: t('common.views.new') },
        ...own.map(({ view_id: id, name }) => ({ value: id, label: name })),
      ]}
      value={value}
      nothingFound={t('common.nothingFound')}
      onChange={(id) => onChange(id ?? '')}
    />
  )
}

function useViewForm({ list, view, views, parameters, onClose }: ViewDialogProps) {
  const [replaced, setReplaced] = useState('')
  const [name, setName] = useState(view?.name ?? '')
  const [isShared, setShared] = useState(view?.is_shared ?? false)
  const [isDefault, setDefault] = useState(view?.is_default ?? false)
  const [error, setError] = useState<string>()
  const requests = useViewRequests(list, onClose)
  const target = view ?? views.find((other) => other.view_id === replaced)
  const replace = (viewId: string) => {
    const other = views.find((each) => each.view_id === viewId)
    setReplaced(viewId)
    setName(other?.name ?? '')
    setShared(other?.is_shared ?? false)
    setDefault(other?.is_default ?? false)
  }
  const send = () => {
    if (!name.trim()) return setError(t('common.views.nameMissing'))
    const values = { name, parameters: view?.parameters ?? parameters, is_shared: isShared }
    return requests.send({ target, values, isDefault })
  }
  const remove = () => view && requests.remove(view)
  return {
    replaced,
    replace,
    name,
    setName,
    error,
    isBusy: requests.isBusy,
    send,
    remove,
    isShared,
    setShared,
    isDefault,
    setDefault,
  }
}

interface ViewChange {
  readonly target: SavedView | undefined
  readonly values: {
    readonly name: string
    readonly parameters: Readonly<Record<string, string>>
    readonly is_shared: boolean
  }
  readonly isDefault: boolean
}

/** The view first, then whether the list opens with it. */
function useViewRequests(list: OperatorList, onClose: () => void) {
  const [save, change] = [
    useApiMutation('lists', 'saveView'),
    useApiMutation('lists', 'changeView'),
  ]
  const choose = useApiMutation('lists', 'chooseDefaultView')
  const deletion = useApiMutation('lists', 'deleteView', {
    onDone: () => finish(t('common.views.deleted')),
  })
  const finish = (message: string) => {
    showToast(message)
    onClose()
  }
  const sendView = async ({ target, values }: ViewChange): Promise<string> => {
    if (!target) return (await save.mutateAsync({ body: { list, ...values } })).payload.view_id
    if (target.may.change === true)
      await change.mutateAsync({ params: { id: target.view_id }, body: values })
    return target.view_id
  }
  const sendAll = async (next: ViewChange) => {
    const viewId = await sendView(next)
    if (next.isDefault !== (next.target?.is_default ?? false))
      await choose.mutateAsync({
        params: { list },
        body: { view_id: next.isDefault ? viewId : null },
      })
    finish(t('common.views.saved'))
  }
  return {
    isBusy: save.isPending || change.isPending || choose.isPending || deletion.isPending,
    // The mutations show their failures themselves.
    send: (next: ViewChange) => void sendAll(next).catch(() => undefined),
    remove: ({ view_id: id }: SavedView) => deletion.mutate({ params: { id } }),
  }
}
