import { extractResumeFacts } from '@fledge/resume-parser/resume-facts.ts'
import { knownLabels, readSamples } from '@fledge/resume-parser/testing/resume-samples.ts'
import { expect, test } from 'vitest'
import { anIntern } from '../../platform/testing/factories.ts'
import { startTestServer } from '../../platform/testing/harness.ts'
import { brokenNameSamples } from './resume-files/broken-name-samples.ts'
import { dashSamples } from './resume-files/dash-samples.ts'
import { degreeTableSamples } from './resume-files/degree-table-samples.ts'
import { englishSamples } from './resume-files/english-samples.ts'
import { lastSamples } from './resume-files/last-samples.ts'
import { laterSamples } from './resume-files/later-samples.ts'
import { otherSamples } from './resume-files/other-samples.ts'
import { projectSamples } from './resume-files/project-samples.ts'
import { docxOf, p, type SampleFile } from './resume-files/sample-files.ts'
import { tableSamples } from './resume-files/table-samples.ts'
import { unseenSamples } from './resume-files/unseen-samples.ts'
import { readDocx, readPdf } from './untrusted-work.ts'

/** The files whose text the parser's samples of the same name contain. */
const filesBySamples = {
  english: englishSamples,
  other: otherSamples,
  later: laterSamples,
  'broken-name': brokenNameSamples,
  dash: dashSamples,
  'degree-table': degreeTableSamples,
  last: lastSamples,
  project: projectSamples,
  table: tableSamples,
  unseen: unseenSamples,
}

const extractText = async ({ layout, file }: SampleFile) =>
  (layout.startsWith('PDF') ? readPdf : readDocx)(await file())

test.each(Object.entries(filesBySamples))(
  'extracts from each file the text of the samples “%s”',
  async (name, files) => {
    const texts = await Promise.all(
      files.map(async (file) => ({ layout: file.layout, text: await extractText(file) })),
    )
    expect(texts).toEqual(readSamples(name).map(({ layout, text }) => ({ layout, text })))
  },
)

test('the sandboxed process extracts the same facts', async () => {
  const server = await startTestServer()
  const intern = await server.as((await anIntern(server)).userId)
  for (const [files, samples, at] of [
    [englishSamples, readSamples('english'), 0],
    [otherSamples, readSamples('other'), 1],
  ] as const) {
    const [file, sample] = [files[at], samples[at]]
    if (!file || !sample) throw new Error(`There is no sample ${at}`)
    const { payload } = await intern.request('POST intern-service/application/v1/parse-resume', {
      file: { name: 'cv', bytes: await file.file() },
    })
    const { name, education, experience } = extractResumeFacts(sample.text, knownLabels)
    expect(payload).toMatchObject({ person: { name }, education })
    expect(payload.experience.slice(0, experience.length)).toMatchObject(experience)
  }
  await server.stop()
}, 60_000)

test('the response marks schools, degrees, roles and places that are probably wrong', async () => {
  const server = await startTestServer()
  const intern = await server.as((await anIntern(server)).userId)
  const lines = [
    '## Education',
    'Riverside University',
    'Telecommunication)',
    'Sep 2022 – Jun 2026',
  ]
  const { payload } = await intern.request('POST intern-service/application/v1/parse-resume', {
    file: { name: 'cv', bytes: docxOf(lines.map(p)) },
  })
  expect(payload.education).toMatchObject([
    {
      school: { value: 'Riverside University', is_doubtful: false },
      degree: { value: 'Telecommunication)', is_doubtful: true },
    },
  ])
  await server.stop()
})
