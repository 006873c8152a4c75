import { useEffect, useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { startSession } from '../../platform/shell/session.ts'
import { respondBy, serve } from '../../testing/fake-server.tsx'
import { renderApp } from '../../testing/render-app.tsx'
import { sampleMember } from '../../testing/samples/users.ts'
import { TeamQuestion } from './team-question.tsx'

const openQuestion = {
  question_id: 'question',
  points: ['Your registration number'],
  asked_at: '2026-11-23T09:00:00Z',
  due_at: '2026-11-30T09:00:00Z',
  answer: null,
  answered_at: null,
}
const answered = { ...openQuestion, answer: 'HRB 1234', answered_at: '2026-11-24T08:00:00Z' }

/** The question, which is read again once it is answered. */
function Example() {
  const [isAnswered, setAnswered] = useState(false)
  useEffect(() => {
    const show = () => setAnswered(true)
    window.addEventListener('answered', show)
    return () => window.removeEventListener('answered', show)
  }, [])
  return (
    <main>
      <TeamQuestion question={isAnswered ? answered : openQuestion} />
    </main>
  )
}

it('gives the focus to the heading when the reply is sent and its form is gone', async () => {
  serve(
    respondBy('companies', 'answerQuestion', async () => {
      setTimeout(() => window.dispatchEvent(new Event('answered')), 200)
      return {}
    }),
  )
  startSession(sampleMember)
  await renderApp(<Example />)
  await page.getByRole('textbox').fill('HRB 1234')
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect.element(page.getByText('HRB 1234')).toBeVisible()
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
})
