import { Button } from '@fledge/ui/button.tsx'
import { Checkbox } from '@fledge/ui/choice-fields.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { TextArea } from '@fledge/ui/fields.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { useState } from 'react'
import { CallError } from '../../platform/call-error.ts'
import type { Payload } from '../../platform/client.ts'
import { showToast } from '../../platform/notes.ts'
import { useCall } from '../../platform/query.ts'
import { t } from '../../platform/use-texts.ts'
import styles from './interviews.module.css'

type NoShow = Payload<'noShows', 'listCompanyNoShows'>['no_shows'][number]

interface ExplainProps {
  readonly one: NoShow
  readonly isIntern: boolean
  readonly contests: boolean
  readonly onClose: () => void
}

/** What happened, in one's own words; and whether it is so at all. */
export function ExplainDialog({ one, isIntern, contests, onClose }: ExplainProps) {
  const [words, setWords] = useState(one.explanation ?? '')
  const [contest, setContest] = useState(contests)
  const options = {
    quiet: true,
    onDone: () => {
      showToast(t(contest ? 'interviewScreen.missed.contestDone' : 'interviewScreen.missed.done'))
      onClose()
    },
  }
  const [host, guest] = [
    useCall('noShows', 'explainByCompany', options),
    useCall('noShows', 'explainByIntern', options),
  ]
  const send = isIntern ? guest : host
  const error =
    send.error instanceof CallError
      ? (send.error.fields['explanation'] ?? send.error.description)
      : undefined
  const act = () =>
    send.mutate({
      params: { id: one.no_show_id },
      body: {
        ...(words.trim() && words !== one.explanation ? { explanation: words } : {}),
        contest,
      },
    })
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t(
        contests ? 'interviewScreen.missed.contestTitle' : 'interviewScreen.missed.explainTitle',
        { other: one.other },
      )}
      closeLabel={t('common.btn.close')}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t('common.btn.cancel')}
          </Button>
          <Button tone="primary" busy={send.isPending} onClick={act}>
            {t(contest ? 'interviewScreen.missed.contestSend' : 'interviewScreen.missed.send')}
          </Button>
        </>
      }
    >
      <Stack>
        <p className={styles['dim']}>{t('interviewScreen.missed.text')}</p>
        <TextArea
          label={t('interviewScreen.missed.words')}
          rows={4}
          maxLength={1000}
          limit={1000}
          says={(used) => t('common.charsLeft', { used, limit: 1000 })}
          value={words}
          error={error}
          disabled={one.explanation !== null}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        {one.may.contest === true && !contests ? (
          <Checkbox
            label={t('interviewScreen.missed.notSo')}
            hint={t('interviewScreen.missed.notSoHint')}
            checked={contest}
            onChange={(event) => setContest(event.currentTarget.checked)}
          />
        ) : null}
      </Stack>
    </Dialog>
  )
}
