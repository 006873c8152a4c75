import { useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { startSession } from '../platform/shell/session.ts'
import { serve } from '../testing/fake-server.tsx'
import { renderApp } from '../testing/render-app.tsx'
import { sampleOperator } from '../testing/samples/users.ts'
import { useKeptText } from './use-kept-text.ts'

function Field({ subject }: { readonly subject: string }) {
  const [text, setText] = useKeptText(subject)
  return <input aria-label="Note" value={text} onChange={(event) => setText(event.target.value)} />
}

function Rows() {
  const [subject, setSubject] = useState<string | null>('note/a')
  return (
    <>
      <button onClick={() => setSubject(null)}>Close</button>
      <button onClick={() => setSubject('note/a')}>Open A</button>
      <button onClick={() => setSubject('note/b')}>Open B</button>
      {subject === null ? null : <Field subject={subject} />}
    </>
  )
}

it('keeps a text while its field is closed or shows another row, and each row its own', async () => {
  serve()
  startSession(sampleOperator)
  await renderApp(<Rows />)
  const field = page.getByRole('textbox', { name: 'Note' })
  const press = (name: string) => page.getByRole('button', { name }).click()
  await field.fill('Ask for the contract')
  await press('Open B')
  await expect.element(field).toHaveValue('')
  await press('Close')
  await press('Open A')
  await expect.element(field).toHaveValue('Ask for the contract')
})
