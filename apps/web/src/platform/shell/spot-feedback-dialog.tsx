import { spotFeedbackEndpoints } from '@fledge/contract/spot-feedback/endpoints.ts'
import { Button } from '@fledge/ui/button.tsx'
import { ScaleField } from '@fledge/ui/choice-fields.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { TextArea } from '@fledge/ui/fields.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { useLocation } from '@tanstack/react-router'
import { Controller } from 'react-hook-form'
import { client } from '../http/client.ts'
import { useContractForm } from '../forms/forms.ts'
import { showToast } from './toasts.ts'
import { t } from '../i18n/use-texts.ts'

const maxFeedbackLength = 2000

interface FeedbackDialogProps {
  readonly opened: boolean
  readonly onClose: () => void
}

/** Feedback about the current screen. Input is kept until it is sent. */
export function SpotFeedbackDialog({ opened, onClose }: FeedbackDialogProps) {
  const { form, submit, sending } = useFeedbackForm(onClose)
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      closeLabel={t('common.btn.close')}
      title={t('shell.feedback')}
      actions={
        <>
          <Button onClick={onClose}>{t('common.btn.cancel')}</Button>
          <Button tone="primary" busy={sending} onClick={() => submit()}>
            {t('shell.feedback.send')}
          </Button>
        </>
      }
    >
      <form onSubmit={submit} noValidate>
        <FeedbackFields form={form} error={form.formState.errors.feedback?.message} />
      </form>
    </Dialog>
  )
}

function useFeedbackForm(onSent: () => void) {
  const { pathname } = useLocation()
  const feedbackForm = useContractForm({
    schema: spotFeedbackEndpoints.sendSpotFeedback.body,
    draft: 'spot-feedback',
    values: { feedback: '' },
    send: async ({ feedback, rating }) => {
      await client.spotFeedback.sendSpotFeedback({
        body: {
          feedback,
          ...(rating === undefined ? {} : { rating }),
          page: pathname.slice(0, 300),
        },
      })
      feedbackForm.form.reset({ feedback: '' })
      showToast(t('shell.feedback.sent'))
      onSent()
    },
  })
  return feedbackForm
}

interface FeedbackFieldsProps {
  readonly form: ReturnType<typeof useFeedbackForm>['form']
  readonly error: string | undefined
}

function FeedbackFields({ form, error }: FeedbackFieldsProps) {
  return (
    <Stack>
      <p>{t('shell.feedback.text')}</p>
      <TextArea
        label={t('shell.feedback.words')}
        limit={maxFeedbackLength}
        formatLength={(length) => t('common.charsLeft', { used: length, limit: maxFeedbackLength })}
        {...form.register('feedback')}
        error={error}
      />
      <Controller
        control={form.control}
        name="rating"
        render={({ field }) => (
          <ScaleField
            label={t('shell.feedback.rating')}
            optional={t('common.optional')}
            max={5}
            low={t('shell.feedback.low')}
            high={t('shell.feedback.high')}
            value={field.value ?? null}
            onChange={field.onChange}
          />
        )}
      />
    </Stack>
  )
}
