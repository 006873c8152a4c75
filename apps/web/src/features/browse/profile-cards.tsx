import { Badge } from '@fledge/ui/badge.tsx'
import { Card, FactList, Meta } from '@fledge/ui/card.tsx'
import { Chip, Chips } from '@fledge/ui/chip.tsx'
import { CompanyLogo } from '@fledge/ui/person.tsx'
import { formatMonthAndYear } from '../../shared/format-match.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import styles from './browse.module.css'
import { FitCard, type CandidateProfile } from './fit-card.tsx'

function Entries({ list }: { readonly list: CandidateProfile['education'] }) {
  return (
    <div className={styles['entries']}>
      {list.map((entry) => (
        <div key={entry.id} className={styles['entry']}>
          <CompanyLogo name={entry.place || entry.title || '·'} size={32} />
          <div>
            <b>
              {entry.url ? (
                <a href={entry.url} target="_blank" rel="noreferrer nofollow">
                  {entry.title || entry.place}
                </a>
              ) : (
                entry.title || entry.place
              )}
            </b>{' '}
            {entry.is_certification ? (
              <Badge tone="teal">{t('browse.profile.certificate')}</Badge>
            ) : null}
            <p className={styles['dim']}>
              {[entry.title ? entry.place : '', entry.text].filter(Boolean).join('; ')}
            </p>
            {entry.file ? (
              <p className={styles['dim']}>
                <a href={entry.file.url} target="_blank" rel="noreferrer">
                  {entry.file.name}
                </a>
              </p>
            ) : null}
          </div>
          <Meta>
            {[entry.from, entry.to]
              .flatMap((month) => (month ? [formatMonthAndYear(month)] : []))
              .join(' – ')}
          </Meta>
        </div>
      ))}
    </div>
  )
}

interface ProfileProps {
  readonly profile: CandidateProfile
}

/** Main column of an intern's profile: match, introduction, videos, skills and education. */
export function ProfileMain({ profile }: ProfileProps) {
  return (
    <>
      <FitCard profile={profile} />
      <IntroductionCard profile={profile} />
      <Card title={t('browse.profile.skills')} borderless>
        <SkillChips profile={profile} />
        {profile.skills_to_improve.length > 0 ? (
          <>
            <h3 className={styles['sub']}>{t('browse.profile.learn')}</h3>
            <Chips>
              {profile.skills_to_improve.map((skill) => (
                <Chip key={skill}>{skill}</Chip>
              ))}
            </Chips>
          </>
        ) : null}
        <h3 className={styles['sub']}>{t('browse.profile.education')}</h3>
        <Education profile={profile} />
        {profile.portfolio.length > 0 ? (
          <>
            <h3 className={styles['sub']}>{t('browse.profile.portfolio')}</h3>
            <Entries list={profile.portfolio} />
          </>
        ) : null}
      </Card>
    </>
  )
}

function IntroductionCard({ profile }: ProfileProps) {
  return (
    <Card title={t('browse.profile.introduction')} borderless>
      <p className={styles['text']}>{profile.introduction || t('browse.profile.nothing')}</p>
      {profile.videos.length > 0 ? (
        <div className={styles['videos']}>
          {profile.videos.map((video) => (
            <VideoAnswer key={video.question} video={video} />
          ))}
        </div>
      ) : null}
    </Card>
  )
}

/** Skills, those required by the plan first, marked as met or missing. */
function SkillChips({ profile }: ProfileProps) {
  const { skills_met: met, skills_missing: missing } = profile.match ?? {
    skills_met: [],
    skills_missing: [],
  }
  const others = profile.skills.filter((skill) => ![...met, ...missing].includes(skill))
  return (
    <Chips>
      {met.map((skill) => (
        <Chip key={skill} state="met" check>
          {skill}
        </Chip>
      ))}
      {missing.map((skill) => (
        <Chip key={skill} state="missing">
          {skill}
        </Chip>
      ))}
      {others.map((skill) => (
        <Chip key={skill}>{skill}</Chip>
      ))}
    </Chips>
  )
}

function Education({ profile }: ProfileProps) {
  const entries = [...profile.education, ...profile.experience]
  return entries.length > 0 ? (
    <Entries list={entries} />
  ) : (
    <p className={styles['dim']}>
      {[profile.major, profile.university].filter(Boolean).join(', ') ||
        t('browse.profile.nothing')}
    </p>
  )
}

function VideoAnswer({ video }: { readonly video: CandidateProfile['videos'][number] }) {
  const question = translateKey(`profiles.video.${video.question}`, {}, video.question)
  return (
    <figure>
      {/* oxlint-disable-next-line media-has-caption -- interns speak freely and there is no transcript */}
      <video controls preload="metadata" src={`${video.url}#t=0.1`} aria-label={question} />
      <figcaption>
        <Meta>{question}</Meta>
      </figcaption>
    </figure>
  )
}

/** Side column of an intern's profile: availability, contact and preferences. */
export function ProfileSide({ profile }: ProfileProps) {
  return (
    <>
      <Card title={t('browse.profile.availability')} borderless>
        <FactList facts={listAvailability(profile)} />
      </Card>
      {profile.projects.length > 0 ? <ProjectsCard profile={profile} /> : null}
    </>
  )
}

function listAvailability(profile: CandidateProfile) {
  const nothing = t('browse.profile.nothing')
  const contact = profile.email
    ? [profile.email, profile.phone].filter(Boolean).join(', ')
    : t('browse.profile.contactLater')
  return [
    {
      name: t('browse.profile.start'),
      value: profile.start_month ? formatMonthAndYear(profile.start_month) : nothing,
    },
    {
      name: t('browse.profile.duration'),
      value: profile.duration_weeks
        ? t('browse.weeks', { count: profile.duration_weeks })
        : nothing,
    },
    {
      name: t('browse.profile.hours'),
      value: profile.hours_a_week
        ? t('browse.profile.hoursAWeek', { count: profile.hours_a_week })
        : nothing,
    },
    { name: t('browse.profile.contact'), value: contact },
  ]
}

function ProjectsCard({ profile }: ProfileProps) {
  const shared = profile.match?.projects_shared ?? []
  return (
    <Card title={t('browse.profile.projects')} borderless>
      <ul className={styles['plainList']}>
        {profile.projects.map((name) => (
          <li key={name}>
            <b>{name}</b>
            <Meta>
              {t(shared.includes(name) ? 'browse.profile.inPlan' : 'browse.profile.notInPlan')}
            </Meta>
          </li>
        ))}
      </ul>
    </Card>
  )
}
