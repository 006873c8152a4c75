import { teamReviewDueAt } from '@fledge/domain/response-deadlines.ts'
import { formatTime } from '@fledge/kernel/dates.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Meta, CardListItem } from '@fledge/ui/card.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { useDialogParam } from '../../platform/router/url-state.ts'
import type { Payload } from '../../platform/http/client.ts'
import { formatDayInSentence, useNow } from '../../platform/time/clock.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { DataList } from '../../platform/list/data-list.tsx'
import { useListParams } from '../../platform/list/use-list-params.ts'
import { useApiQuery, useApiMutation } from '../../platform/query/query.ts'
import { useZone } from '../../platform/shell/session.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { getUndoAction } from '../../shared/undo-decision.ts'
import { DecideDialog } from './decide-dialog.tsx'

type Contested = Payload<'interviews', 'listContested'>[number]
const decisions = ['INTERN_DID_NOT_COME', 'COMPANY_DID_NOT_COME', 'TOOK_PLACE'] as const

/** Disputed reports of missed interviews, longest waiting first. */
export function ContestedPart() {
  const params = useListParams({})
  const list = useApiQuery('interviews', 'listContested', { query: params.keyset }, { keep: true })
  return (
    <DataList
      title={t('noShowScreen.tab.contested')}
      of={list}
      params={params}
      empty={
        <EmptyState
          title={t('noShowScreen.contested.empty')}
          text={t('noShowScreen.contested.emptyText')}
        />
      }
      row={(row) => <ContestedRow key={row.interview_id} interview={row} />}
    />
  )
}

/** The programme team's response deadline, and whether it is overdue. */
export function ReviewDeadline({ since }: { readonly since: string }) {
  const [now, zone] = [useNow(), useZone()]
  const by = teamReviewDueAt(since)
  return (
    <Meta due={by < now}>
      {t(by < now ? 'noShowScreen.late' : 'noShowScreen.answerBy', {
        when: formatDayInSentence(by, zone, now),
      })}
    </Meta>
  )
}

function ContestedRow({ interview }: { readonly interview: Contested }) {
  const zone = useZone()
  const decision = useDialogParam('decide')
  const title = t(`noShowScreen.claim.${interview.no_show?.claimed_by ?? 'company'}`, {
    company: interview.company_name,
    intern: interview.intern.name,
  })
  return (
    <CardListItem
      end={
        <Button
          size="small"
          tone="primary"
          aria-label={`${t('noShowScreen.decide')}: ${title}`}
          onClick={() => decision.open(interview.interview_id)}
        >
          {t('noShowScreen.decide')}
        </Button>
      }
    >
      <p>
        <b>{title}</b>
      </p>
      <Meta>
        {interview.starts_at ? formatTime(interview.starts_at, zone) : ''} · {interview.plan.name}
      </Meta>
      <Statements interview={interview} />
      <ReviewDeadline since={interview.contested_at} />
      {decision.shown === interview.interview_id ? (
        <ContestedDecision interview={interview} title={title} onClose={decision.close} />
      ) : null}
    </CardListItem>
  )
}

function Statements({ interview }: { readonly interview: Contested }) {
  if (interview.words.length === 0) return <Meta>{t('noShowScreen.saysNothing')}</Meta>
  return interview.words.map((statement) => (
    <p key={statement.at}>
      {t('noShowScreen.says', { who: t(`noShowScreen.by.${statement.by}`), words: statement.note })}
    </p>
  ))
}

interface ContestedDecisionProps {
  readonly interview: Contested
  readonly title: string
  readonly onClose: () => void
}

function ContestedDecision({ interview, title, onClose }: ContestedDecisionProps) {
  const decide = useApiMutation('interviews', 'decideNoShow', {
    quiet: true,
    onDone: ({ payload }) => {
      showToast(t('noShowScreen.done'), getUndoAction()(payload))
      onClose()
    },
  })
  return (
    <DecideDialog
      title={title}
      label={t('noShowScreen.decision')}
      noteHint={t('noShowScreen.noteHint')}
      busy={decide.isPending}
      error={decide.error}
      onClose={onClose}
      choices={decisions.map((value) => ({
        value,
        label: t(`noShowScreen.decision.${value}`),
        hint: t(`noShowScreen.hint.${value}`),
      }))}
      onSend={(decision, note) => {
        const known = decisions.find((value) => value === decision)
        if (known)
          decide.mutate({ params: { id: interview.interview_id }, body: { decision: known, note } })
      }}
    >
      <div>
        <Statements interview={interview} />
      </div>
    </DecideDialog>
  )
}
