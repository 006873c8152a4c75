import { visibleLength } from '@fledge/domain/free-text.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Chip, Chips } from '@fledge/ui/chip.tsx'
import { PersonLine } from '@fledge/ui/person.tsx'
import { IconLeaf } from '@fledge/ui/icons/leaf.tsx'
import { useState } from 'react'
import type { Payload } from '../../platform/http/client.ts'
import { getCityFlag, formatLocalNow, useNow } from '../../platform/time/clock.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import styles from './public-company.module.css'
import { PublicMedia } from './public-media.tsx'

type Company = Payload<'companies', 'getPublicCompany'>
/** Number of characters shown before "Show more". */
const shortLength = 600

/** Introduction and working style of the company. */
export function About({ company }: { readonly company: Company }) {
  return (
    <>
      {company.company_introduction ? (
        <section>
          <h2>{t('companies.public.introduction')}</h2>
          <Introduction html={company.company_introduction} />
        </section>
      ) : null}
      <PublicMedia company={company} />
      <Work company={company} />
      {company.tools.length > 0 ? (
        <section>
          <h2>{t('companies.public.tools')}</h2>
          <Chips>
            {company.tools.map((tool) => (
              <Chip key={tool}>{tool}</Chip>
            ))}
          </Chips>
        </section>
      ) : null}
      <People company={company} />
    </>
  )
}

/** Culture, working hours and locations. */
function Work({ company }: { readonly company: Company }) {
  const { cultures, flexible_environments: arrangements } = company
  if (cultures.length + arrangements.length === 0) return null
  return (
    <section>
      <h2>{t('companies.public.work')}</h2>
      <ul className={styles['work']}>
        {cultures.map((culture) => (
          <li key={culture.name}>
            <IconLeaf size={18} aria-hidden />
            <div>
              <b>{culture.name}</b>
              {culture.description ? <p>{culture.description}</p> : null}
            </div>
          </li>
        ))}
      </ul>
      {arrangements.length > 0 ? (
        <div className={styles['arrangements']}>
          <Chips>
            {arrangements.map((arrangement) => (
              <Chip key={arrangement} state="met" check>
                {arrangement}
              </Chip>
            ))}
          </Chips>
        </div>
      ) : null}
    </section>
  )
}

/** Supervisors of the open internships. */
function People({ company }: { readonly company: Company }) {
  const now = useNow()
  if (company.people.length === 0) return null
  return (
    <section>
      <h2>{t('companies.public.team')}</h2>
      <ul className={styles['people']}>
        {company.people.map((person) => (
          <li key={person.name}>
            <PersonLine
              name={person.name}
              country={getCityFlag(person.country_code, person.time_zone)}
              location={formatLocalNow(person.time_zone, now)}
            >
              {person.job_title ? <p className={styles['dim']}>{person.job_title}</p> : null}
            </PersonLine>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Introduction; long texts are collapsed. */
function Introduction({ html }: { readonly html: string }) {
  const [all, setAll] = useState(visibleLength(html) <= shortLength)
  return (
    <>
      {/* Cleaned by the server to paragraphs, lists, bold, italics and links when it was saved (companies/rich-text.ts). */}
      <div
        className={styles['words']}
        dir="auto"
        data-short={all ? undefined : true}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {all ? null : (
        <Button tone="link" onClick={() => setAll(true)}>
          {t('companies.public.more')}
        </Button>
      )}
    </>
  )
}
