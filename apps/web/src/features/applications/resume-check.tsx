import type { ApplicationView } from '@fledge/contract/applications/schema.ts'
import { educationEntry, experienceEntry } from '@fledge/contract/profiles/schema.ts'
import { Button, IconButton } from '@fledge/ui/button.tsx'
import { Card, Meta } from '@fledge/ui/card.tsx'
import { TextField } from '@fledge/ui/fields.tsx'
import { FieldGrid } from '@fledge/ui/field.tsx'
import { IconCheck, IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { client } from '../../platform/client.ts'
import { showToast } from '../../platform/notes.ts'
import { refresh, showFailure } from '../../platform/query.ts'
import { t } from '../../platform/use-texts.ts'
import { type CheckItem, type CheckGroup, checkItems } from './resume-items.ts'
import { ownEntries, type ReadResume } from './resume-file.tsx'
import { ResumeText } from './resume-text.tsx'
import styles from './resume.module.css'

interface ResumeCheckProps {
  readonly application: ApplicationView
  readonly resume: ReadResume
  readonly onDone: () => void
}

/** What was read, each value beside the place it was read from. Only what is confirmed is saved. */
export function ResumeCheck({ application, resume, onDone }: ResumeCheckProps) {
  const [items, setItems] = useState(() => checkItems(resume.read))
  const [busy, setBusy] = useState(false)
  const change = (id: string, next: Partial<CheckItem>) => setItems((all) => all.map((one) => (one.id === id ? { ...one, ...next } : one)))
  const open = items.filter((one) => one.state === 'open').length
  const groups: readonly CheckGroup[] = ['person', 'education', 'experience', 'skills']
  const save = async () => {
    setBusy(true)
    try {
      await client.applications.saveResume({ params: { applicationId: application.application_id }, body: confirmed(application, resume, items) })
      await refresh(['getApplication', 'sectionInfo', 'profileCompletion'])
      showToast(t('applications.resume.saved'))
      onDone()
    } catch (error) {
      showFailure(error)
    }
    setBusy(false)
  }
  return (
    <div className={styles['check']}>
      <div className={styles['groups']}>
        {groups.map((group) => <Group key={group} group={group} items={items.filter((one) => one.group === group)} onChange={change} />)}
        {items.length === 0 ? <Card><p>{t('applications.resume.nothing')}</p></Card> : null}
        <div className={styles['bar']}>
          <Button tone="primary" busy={busy} onClick={() => void save()}>{t('applications.resume.save')}</Button>
          <Button tone="quiet" onClick={onDone}>{t('applications.resume.discard')}</Button>
          <span className={styles['dim']}>{open > 0 ? t('applications.resume.left', { count: open }) : t('applications.resume.allDone')}</span>
        </div>
      </div>
      <ResumeText read={resume.read} items={items} />
    </div>
  )
}

function Group({ group, items, onChange }: { readonly group: CheckGroup; readonly items: readonly CheckItem[]; readonly onChange: (id: string, next: Partial<CheckItem>) => void }) {
  if (items.length === 0) return null
  const open = items.filter((one) => one.state === 'open').length
  return (
    <Card title={t(`applications.resume.group.${group}`)} side={<Meta>{open > 0 ? t('applications.resume.toConfirm', { count: open }) : t('applications.resume.confirmed')}</Meta>} flush>
      <ul>{items.map((item) => <CheckRow key={item.id} item={item} onChange={(next) => onChange(item.id, next)} />)}</ul>
    </Card>
  )
}

interface CheckRowProps {
  readonly item: CheckItem
  readonly onChange: (next: Partial<CheckItem>) => void
}

function CheckRow({ item, onChange }: CheckRowProps) {
  const [problem, setProblem] = useState<Readonly<Record<string, string>>>({})
  const [editing, setEditing] = useState(false)
  const confirm = () => {
    const wrong = problemOf(item)
    setProblem(wrong)
    const isFine = Object.keys(wrong).length === 0
    // What an entry lacks is asked for on the spot.
    setEditing(!isFine)
    if (isFine) onChange({ state: 'confirmed' })
  }
  const isOpen = item.state === 'open'
  return (
    <li className={styles['row']} data-state={item.state}>
      <div className={styles['values']}>
        {isOpen && editing ? <EditFields item={item} problem={problem} onChange={onChange} /> : <p>{item.fields.slice(0, 2).map((field) => field.value).filter(Boolean).join(', ')} <span className={styles['dim']}>{item.fields.slice(2).map((field) => field.value).filter(Boolean).join(' – ')}</span></p>}
        <p className={styles['source']}><span className={styles['number']}>{item.number}</span> {t('applications.resume.says', { page: item.source.page, text: item.source.text })}</p>
      </div>
      {isOpen ? (
        <div className={styles['acts']}>
          <Button size="small" onClick={confirm}>{t('applications.resume.confirm')}</Button>
          {item.kind === 'entry' ? <IconButton label={t('applications.entry.edit', { entry: item.fields[0]?.value ?? '' })} onClick={() => setEditing(!editing)}><IconPencil size={18} /></IconButton> : null}
          <Button size="small" tone="quiet" onClick={() => onChange({ state: 'left' })}>{t('applications.resume.leave')}</Button>
        </div>
      ) : <Decided item={item} onUndo={() => onChange({ state: 'open' })} />}
    </li>
  )
}

function EditFields({ item, problem, onChange }: CheckRowProps & { readonly problem: Readonly<Record<string, string>> }) {
  const write = (name: string, value: string) => onChange({ fields: item.fields.map((one) => (one.name === name ? { ...one, value } : one)) })
  return <FieldGrid>{item.fields.map((field) => <TextField key={field.name} label={t(`applications.resume.field.${field.name}`)} value={field.value} error={problem[field.name]} onChange={(event) => write(field.name, event.currentTarget.value)} />)}</FieldGrid>
}

function Decided({ item, onUndo }: { readonly item: CheckItem; readonly onUndo: () => void }) {
  const isConfirmed = item.state === 'confirmed'
  return (
    <div className={styles['acts']}>
      <span className={isConfirmed ? styles['fine'] : styles['dim']}>{isConfirmed ? <IconCheck size={16} aria-hidden /> : null}{isConfirmed ? t('applications.resume.isConfirmed') : t('applications.resume.isLeft')}</span>
      <Button size="small" tone="quiet" onClick={onUndo}>{t('common.btn.undo')}</Button>
    </div>
  )
}

const valueOf = (item: CheckItem, name: string) => item.fields.find((field) => field.name === name)?.value.trim() ?? ''
const monthOf = (text: string) => (text === '' ? null : text)
const educationOf = (item: CheckItem) => ({ school: valueOf(item, 'school'), degree: valueOf(item, 'degree'), from: monthOf(valueOf(item, 'from')), to: monthOf(valueOf(item, 'to')) })
const experienceOf = (item: CheckItem) => ({ title: valueOf(item, 'title'), place: valueOf(item, 'place'), kind: 'WORK' as const, from: monthOf(valueOf(item, 'from')), to: monthOf(valueOf(item, 'to')), ...(item.text ? { text: item.text } : {}) })

/** What stands in the way of an entry, by field. */
function problemOf(item: CheckItem): Readonly<Record<string, string>> {
  const parsed = item.group === 'education' ? educationEntry.safeParse(educationOf(item)) : item.group === 'experience' ? experienceEntry.safeParse(experienceOf(item)) : null
  if (!parsed || parsed.success) return {}
  return Object.fromEntries(parsed.error.issues.map((issue) => [String(issue.path[0] ?? ''), issue.message]))
}

/** What is confirmed, beside what was there. */
function confirmed(application: ApplicationView, resume: ReadResume, items: readonly CheckItem[]) {
  const own = ownEntries(application)
  const taken = items.filter((one) => one.state === 'confirmed')
  const phone = taken.find((one) => one.kind === 'phone')
  const skills = taken.flatMap((one) => one.skillIds ?? [])
  return {
    file_id: resume.fileId, ...(phone ? { phone: valueOf(phone, 'value') } : {}), ...(skills.length > 0 ? { skill_ids: [...new Set([...application.skill_ids, ...skills])].slice(0, 50) } : {}),
    education: [...own.education, ...taken.filter((one) => one.group === 'education').map(educationOf)].slice(0, 20), experience: [...own.experience, ...taken.filter((one) => one.group === 'experience').map(experienceOf)].slice(0, 20),
    portfolio: [...own.portfolio, ...taken.filter((one) => one.kind === 'link').map((one) => ({ title: valueOf(one, 'value').replace(/^https?:\/\/(www\.)?/, '').slice(0, 200), url: valueOf(one, 'value') }))].slice(0, 20),
  }
}
