import { pages } from '@fledge/contract/pages.ts'
import { Card, Facts, Meta, Row, Rows } from '@fledge/ui/card.tsx'
import { Chip, Chips } from '@fledge/ui/chip.tsx'
import { PersonLine } from '@fledge/ui/person.tsx'
import { Columns } from '@fledge/ui/page.tsx'
import type { ReactNode } from 'react'
import type { Payload } from '../../platform/client.ts'
import { placeNow, useNow } from '../../platform/clock.ts'
import { MoreLink } from '../../platform/link.tsx'
import { monthYear } from '../../platform/match-words.ts'
import { say, t } from '../../platform/use-texts.ts'
import styles from './profiles.module.css'

export type Seen = Payload<'profiles', 'getProfile'>
type Entry = Seen['education'][number]

const chips = (labels: readonly string[]) => (labels.length === 0 ? <Meta>{t('profiles.none')}</Meta> : <Chips>{labels.map((label) => <Chip key={label}>{label}</Chip>)}</Chips>)

function Edit({ to, section }: { readonly to: string; readonly section: string }): ReactNode {
  return <MoreLink to={to}>{t('profiles.editSection')}<span className={styles['hidden']}>{section}</span></MoreLink>
}

function EntriesCard({ title, entries, edit }: { readonly title: string; readonly entries: readonly Entry[]; readonly edit: ReactNode }) {
  const line = (entry: Entry) => [entry.degree ?? entry.title, entry.school ?? entry.place].filter(Boolean).join(', ')
  return (
    <Card title={title} side={edit} flush>
      <Rows>
        {entries.length === 0 ? <Row><Meta>{t('profiles.none')}</Meta></Row> : entries.map((entry) => (
          <Row key={entry.entry_id}>
            {entry.url ? <a href={entry.url} target="_blank" rel="noreferrer nofollow">{line(entry)}</a> : <p>{line(entry)}</p>}
            <Meta>{[entry.from ? `${monthYear(entry.from)} – ${entry.to ? monthYear(entry.to) : t('profiles.now')}` : null, entry.text].filter(Boolean).join(' · ')}</Meta>
          </Row>
        ))}
      </Rows>
    </Card>
  )
}

/** A profile as its reader may see it. @param own with links to the section that each part comes from */
export function SeenProfile({ profile, own }: { readonly profile: Seen; readonly own: boolean }) {
  const now = useNow()
  const edit = (to: string, section: string) => (own ? <Edit to={to} section={section} /> : null)
  const resume = (section: string) => edit(pages.intern.resumeProfile, section)
  return (
    <>
      <Card><PersonLine heading="h2" size={72} name={profile.name} picture={profile.picture_url} country={profile.country_code} where={placeNow(profile.time_zone, now)}><Meta>{[profile.job_title, profile.career_field].filter(Boolean).join(' · ')}</Meta></PersonLine></Card>
      <Columns
        main={(
          <>
            <Card title={t('profiles.about')} side={resume(t('profiles.about'))}>{profile.introduction ? <p className={styles['text']}>{profile.introduction}</p> : <Meta>{t('profiles.none')}</Meta>}</Card>
            <EntriesCard title={t('profiles.education')} entries={profile.education} edit={resume(t('profiles.education'))} />
            <EntriesCard title={t('profiles.experience')} entries={profile.experience} edit={resume(t('profiles.experience'))} />
            <EntriesCard title={t('profiles.portfolio')} entries={profile.portfolio} edit={resume(t('profiles.portfolio'))} />
            {profile.videos.length > 0 ? (
              <Card title={t('profiles.videos')} count={profile.videos.length} side={edit(pages.intern.videoProfile, t('profiles.videos'))}>
                <div className={styles['videos']}>{profile.videos.map((video) => <figure key={video.question}><video controls preload="metadata" src={video.url} aria-label={say(`profiles.video.${video.question}`)}><track kind="captions" /></video><figcaption>{say(`profiles.video.${video.question}`)} <Meta>{t('profiles.seconds', { seconds: video.seconds })}</Meta></figcaption></figure>)}</div>
              </Card>
            ) : null}
          </>
        )}
        side={(
          <>
            <Card title={t('profiles.when')} side={edit(pages.intern.internshipPreference, t('profiles.when'))}>
              <Facts facts={[{ name: t('profiles.when'), value: profile.start_month ? t('profiles.start', { month: monthYear(profile.start_month) }) : t('profiles.none') }, ...(profile.duration_weeks && profile.hours_a_week ? [{ name: '', value: t('profiles.weeks', { weeks: profile.duration_weeks, hours: profile.hours_a_week }) }] : [])]} />
            </Card>
            <Card title={t('profiles.skills')} side={edit(pages.intern.careerField, t('profiles.skills'))}>{chips(profile.skills)}</Card>
            <Card title={t('profiles.projects')} side={edit(pages.intern.careerField, t('profiles.projects'))}>{chips(profile.projects)}</Card>
          </>
        )}
      />
    </>
  )
}
