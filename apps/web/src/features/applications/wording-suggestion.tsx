import { Button } from '@fledge/ui/button.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { IconSparkles } from '@fledge/ui/icons/sparkles.tsx'
import { useState } from 'react'
import { useApiQuery, useApiMutation } from '../../platform/query/query.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { diffWords, type DiffPart } from '../../shared/word-diff.ts'
import styles from './wording-suggestion.module.css'

/** Suggested wording beside the saved text, applied only when the user accepts it. */
export function WordingSuggestion({ disabled }: { readonly disabled: boolean }) {
  const [opened, setOpened] = useState(false)
  const saved = useApiQuery('applications', 'skillSection', {})
  const enhance = useApiMutation('applications', 'enhanceText', { onDone: () => setOpened(true) })
  const take = useApiMutation('applications', 'saveIntroduction', {
    onDone: () => setOpened(false),
  })
  const text = saved.data?.payload.introduction ?? ''
  const answer = enhance.data?.payload
  return (
    <>
      <Button
        size="small"
        icon={<IconSparkles size={16} aria-hidden />}
        busy={enhance.isPending}
        disabledReason={disabled || text === '' ? t('applications.intro.first') : null}
        onClick={() => enhance.mutate({ body: { introduction: text } })}
      >
        {t('applications.intro.suggest')}
      </Button>
      <SuggestionDialog
        opened={opened}
        before={text}
        better={answer?.is_changed ? answer.introduction : null}
        busy={take.isPending}
        onTake={(introduction) =>
          take.mutate({ body: { introduction, base: { values: { introduction: text } } } })
        }
        onClose={() => setOpened(false)}
      />
    </>
  )
}

interface SuggestionDialogProps {
  readonly opened: boolean
  readonly before: string
  /** Null when there is nothing to improve. */
  readonly better: string | null
  readonly busy: boolean
  readonly onTake: (better: string) => void
  readonly onClose: () => void
}

function SuggestionDialog({
  opened,
  before,
  better,
  busy,
  onTake,
  onClose,
}: SuggestionDialogProps) {
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('applications.intro.suggestTitle')}
      closeLabel={t('common.btn.close')}
      width={720}
      actions={
        <>
          <Button onClick={onClose}>{t('applications.intro.keep')}</Button>
          {better === null ? null : (
            <Button tone="primary" busy={busy} onClick={() => onTake(better)}>
              {t('applications.intro.take')}
            </Button>
          )}
        </>
      }
    >
      <Stack tight>
        <p className={styles['hint']}>
          {better === null ? t('applications.intro.fine') : t('applications.intro.suggestText')}
        </p>
        {better === null ? null : <TextComparison before={before} after={better} />}
      </Stack>
    </Dialog>
  )
}

/** Both texts side by side, with removals marked in one and additions in the other. */
function TextComparison({ before, after }: { readonly before: string; readonly after: string }) {
  const found = diffWords(before, after)
  return (
    <div className={styles['beside']}>
      <section>
        <h3>{t('applications.intro.yours')}</h3>
        <p>
          <MarkedText stretches={found} kind="out" />
        </p>
      </section>
      <section>
        <h3>{t('applications.intro.better')}</h3>
        <p>
          <MarkedText stretches={found} kind="in" />
        </p>
      </section>
    </div>
  )
}

function MarkedText({
  stretches,
  kind,
}: {
  readonly stretches: readonly DiffPart[]
  readonly kind: 'in' | 'out'
}) {
  const Mark = kind === 'in' ? 'ins' : 'del'
  // Segments have no identity other than their position and never move.
  // oxlint-disable-next-line no-array-index-key
  return stretches
    .filter((part) => part.kind === 'same' || part.kind === kind)
    .map((part, index) => (part.kind === 'same' ? part.text : <Mark key={index}>{part.text}</Mark>))
}
