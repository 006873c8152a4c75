import { Dialog } from '@fledge/ui/dialog.tsx'
import { TextArea, TextField } from '@fledge/ui/fields.tsx'
import { useState } from 'react'
import { showToast } from '../../platform/shell/toasts.ts'
import { useApiMutation } from '../../platform/query/query.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import type { CompanyDialogProps } from './company-interview.ts'
import { InterviewDialogButtons } from './dialog-buttons.tsx'
import styles from './interviews.module.css'

/** Meeting link and notes visible only within the company. */
export function NotesDialog({ interview, onClose }: CompanyDialogProps) {
  const [link, setLink] = useState(interview.meeting_link ?? '')
  const [notes, setNotes] = useState(interview.notes ?? '')
  const keep = useApiMutation('interviews', 'updateNotesLink', {
    onDone: () => {
      showToast(t('interviewScreen.notes.done'))
      onClose()
    },
    onOvertaken: onClose,
  })
  const act = () =>
    keep.mutate({
      body: {
        interview_id: interview.interview_id,
        notes,
        ...(link ? { meeting_link: link } : {}),
      },
    })
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('interviewScreen.notes.title')}
      closeLabel={t('common.btn.close')}
      actions={
        <InterviewDialogButtons
          label={t('common.btn.save')}
          busy={keep.isPending}
          onSend={act}
          onClose={onClose}
        />
      }
    >
      <NotesFields link={link} onLink={setLink} notes={notes} onNotes={setNotes} />
    </Dialog>
  )
}

interface NotesFieldsProps {
  readonly link: string
  readonly onLink: (link: string) => void
  readonly notes: string
  readonly onNotes: (notes: string) => void
}

function NotesFields({ link, onLink, notes, onNotes }: NotesFieldsProps) {
  return (
    <div className={styles['form']}>
      <TextField
        label={t('interviewScreen.notes.link')}
        type="url"
        value={link}
        onChange={(event) => onLink(event.currentTarget.value)}
      />
      <TextArea
        label={t('interviewScreen.notes.notes')}
        hint={t('interviewScreen.feedback.noteHint')}
        rows={6}
        maxLength={5000}
        value={notes}
        onChange={(event) => onNotes(event.currentTarget.value)}
      />
    </div>
  )
}
