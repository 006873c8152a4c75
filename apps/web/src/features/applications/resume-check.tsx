import { resumeChanges } from '@fledge/contract/applications/endpoints.ts'
import type { ApplicationView } from '@fledge/contract/applications/schema.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Card, Meta, CardListItem, CardList } from '@fledge/ui/card.tsx'
import { IconFileText } from '@fledge/ui/icons/file-text.tsx'
import { useState } from 'react'
import { client } from '../../platform/http/client.ts'
import { useDraftState } from '../../platform/forms/draft-state.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { invalidateEndpoints, showFailure } from '../../platform/query/query.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import {
  validateChoices,
  decideFact,
  acceptAllFacts,
  decideEntry,
  hasCertainFact,
  isUndecided,
  listOpenNames,
  toAcceptedBody,
} from './resume-choices.ts'
import { type FactActions, ResumeFact } from './resume-fact.tsx'
import { type ExtractedResume, uploadResume } from './resume-file.tsx'
import { type CheckFact, type CheckGroup, toCheckFacts } from './resume-facts.ts'
import { ResumeDocument } from './resume-document.tsx'
import styles from './resume.module.css'

interface ResumeCheckProps {
  readonly application: ApplicationView
  readonly resume: ExtractedResume
  readonly onDone: () => void
}

const groups: readonly CheckGroup[] = ['person', 'education', 'experience', 'skills']

/**
 * Facts extracted from the résumé. Cached beside the extraction result so that decisions survive a
 * reload.
 */
function useStoredFacts(resume: ExtractedResume, application: ApplicationView) {
  const [begun] = useState(() => toCheckFacts(resume.read, application))
  return useDraftState<readonly CheckFact[]>('resume/facts', begun, () => false)
}

/** Manages the decision on each fact and saves the accepted ones. */
function useResumeCheck({ application, resume, onDone }: ResumeCheckProps) {
  const [facts, setFacts, dropFacts] = useStoredFacts(resume, application)
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const [shown, setShown] = useState<CheckFact | null>(null)
  const [busy, setBusy] = useState(false)
  const change = (next: (all: readonly CheckFact[]) => readonly CheckFact[]) => {
    setFacts(next(facts))
    setProblems({})
  }
  const actions: FactActions = {
    onDecide: (id, state) => change((all) => decideFact(all, id, state)),
    onChange: (id, next) =>
      change((all) => all.map((fact) => (fact.id === id ? { ...fact, ...next } : fact))),
    onShow: setShown,
  }
  const leave = () => {
    void dropFacts()
    onDone()
  }
  const save = async () => {
    const wrong = validateChoices(facts, t('applications.resume.needed'))
    setProblems(wrong)
    const [first] = Object.keys(wrong)
    // Required fields that are missing from an entry are asked for in place.
    if (first) {
      setFacts(facts.map((fact) => (wrong[fact.id] ? { ...fact, state: 'open' } : fact)))
      return globalThis.document.getElementById(first)?.focus()
    }
    setBusy(true)
    await saveAcceptedFacts(application, resume, facts).then(leave, showFailure)
    setBusy(false)
  }
  return { facts, problems, shown, busy, actions, change, save, leave }
}

/**
 * Extracted facts beside their source lines. Only confirmed facts are saved, together with the
 * file.
 */
export function ResumeCheck(props: ResumeCheckProps) {
  const { resume } = props
  const { facts, problems, shown, busy, actions, change, save, leave } = useResumeCheck(props)
  return (
    <div className={styles['check']}>
      <div className={styles['groups']}>
        <FileCard resume={resume} onReplace={leave} />
        {groups.map((group) => (
          <Group
            key={group}
            group={group}
            facts={facts.filter((fact) => fact.group === group)}
            problems={problems}
            actions={actions}
            onEntry={(entry, state) => change((all) => decideEntry(all, entry, state))}
          />
        ))}
        {facts.length === 0 ? (
          <Card>
            <p>{t('applications.resume.nothing')}</p>
          </Card>
        ) : null}
        <CheckBar
          facts={facts}
          busy={busy}
          onSave={() => void save()}
          onAll={() => change(acceptAllFacts)}
          onDiscard={leave}
        />
      </div>
      <ResumeDocument read={resume.read} facts={facts} shown={shown} />
    </div>
  )
}

interface CheckBarProps {
  readonly facts: readonly CheckFact[]
  readonly busy: boolean
  readonly onSave: () => void
  /** Accepts all open facts that are certain. */
  readonly onAll: () => void
  readonly onDiscard: () => void
}

function CheckBar({ facts, busy, onSave, onAll, onDiscard }: CheckBarProps) {
  const open = facts.filter(isUndecided).length
  const isSure = open > 0 && hasCertainFact(facts)
  return (
    <div className={styles['bar']}>
      <Button tone="primary" busy={busy} onClick={onSave}>
        {t('applications.resume.save')}
      </Button>
      {isSure ? <Button onClick={onAll}>{t('applications.resume.confirmAll')}</Button> : null}
      <Button tone="quiet" onClick={onDiscard}>
        {t('applications.resume.discard')}
      </Button>
      <span className={styles['dim']} role="status">
        {open > 0
          ? [
              t('applications.resume.left', { count: open }),
              isSure ? '' : formatUnsureNotice(facts),
            ].join(' ')
          : t('applications.resume.allDone')}
      </span>
    </div>
  )
}

const formatUnsureNotice = (facts: readonly CheckFact[]) =>
  t('applications.resume.unsure', {
    entries: listOpenNames(facts)
      .map((name) => `“${name}”`)
      .join(', '),
  })

async function saveAcceptedFacts(
  application: ApplicationView,
  resume: ExtractedResume,
  facts: readonly CheckFact[],
): Promise<void> {
  const fileId = await uploadResume(resume.file)
  await client.applications.saveResume({
    params: { applicationId: application.application_id },
    body: toAcceptedBody(application, facts, fileId),
  })
  await invalidateEndpoints(resumeChanges)
  showToast(t('applications.resume.saved'))
}

function FileCard({
  resume,
  onReplace,
}: {
  readonly resume: ExtractedResume
  readonly onReplace: () => void
}) {
  return (
    <Card flush>
      <CardList>
        <CardListItem
          lead={
            <span className={styles['tile']} aria-hidden>
              <IconFileText size={20} />
            </span>
          }
          end={<Button onClick={onReplace}>{t('applications.resume.replace')}</Button>}
        >
          <p className={styles['value']}>
            <b>{resume.file.name}</b>
          </p>
          <Meta>
            {t('applications.resume.fileFacts', {
              kb: Math.ceil(resume.file.size / 1024),
              count: resume.read.pages.length,
            })}
          </Meta>
        </CardListItem>
      </CardList>
    </Card>
  )
}

interface GroupProps {
  readonly group: CheckGroup
  readonly facts: readonly CheckFact[]
  readonly problems: Readonly<Record<string, string>>
  readonly actions: FactActions
  readonly onEntry: (entry: string, state: 'taken' | 'left') => void
}

function Group({ group, facts, problems, actions, onEntry }: GroupProps) {
  if (facts.length === 0) return null
  const open = facts.filter(isUndecided).length
  const entries = [...Map.groupBy(facts, (fact) => fact.entry ?? '')]
  return (
    <Card
      title={t(`applications.resume.group.${group}`)}
      side={
        <Meta>
          {open > 0
            ? t('applications.resume.toConfirm', { count: open })
            : t('applications.resume.looked')}
        </Meta>
      }
      flush
    >
      {entries.map(([entry, own]) => (
        <div key={entry} className={styles['entry']}>
          {own.map((fact) => (
            <ResumeFact key={fact.id} fact={fact} problem={problems[fact.id]} {...actions} />
          ))}
          {entry !== '' && own.filter(isUndecided).length > 1 ? (
            <EntryActions facts={own} onEntry={(state) => onEntry(entry, state)} />
          ) : null}
        </div>
      ))}
    </Card>
  )
}

/** Buttons that accept or reject a whole study or job. */
function EntryActions({
  facts,
  onEntry,
}: {
  readonly facts: readonly CheckFact[]
  readonly onEntry: (state: 'taken' | 'left') => void
}) {
  const entry = facts.find((fact) => fact.value !== '')?.value ?? ''
  return (
    <div className={styles['entryFoot']}>
      <Button
        size="small"
        onClick={() => onEntry('taken')}
        aria-label={t('applications.resume.takeNamed', { entry })}
      >
        {t('applications.resume.takeAll', { count: facts.filter(isUndecided).length })}
      </Button>
      <Button
        size="small"
        tone="quiet"
        onClick={() => onEntry('left')}
        aria-label={t('applications.resume.leaveNamed', { entry })}
      >
        {t('applications.resume.leaveAll')}
      </Button>
    </div>
  )
}
