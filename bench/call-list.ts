import { sendBenchRequest, type BenchRequest } from './bench-process.ts'

export interface BenchCall extends BenchRequest {
  readonly label: string
}

const people = {
  company: 'hannah.clarke@brightwater.example',
  intern: 'amara.okafor@unilag.example',
  operator: 'ines.duarte@fledge.example',
} as const
type Side = keyof typeof people

/** Signs in a user of the demo data. @returns the cookie */
export async function signInDemoUser(port: number, email: string): Promise<string> {
  const { status, cookie } = await sendBenchRequest(port, {
    method: 'POST',
    path: '/backend/dev/sign-in',
    body: { email },
  })
  if (status !== 200) throw new Error(`${email} cannot sign in: ${status}`)
  return cookie
}

/** The measured calls: the first five are those of the first measurement. */
export async function listCalls(port: number): Promise<readonly BenchCall[]> {
  const cookies: Record<Side, string> = {
    company: await signInDemoUser(port, people.company),
    intern: await signInDemoUser(port, people.intern),
    operator: await signInDemoUser(port, people.operator),
  }
  const readPayload = async (path: string) => {
    const { text } = await sendBenchRequest(port, { method: 'GET', path, cookie: cookies.company })
    return JSON.parse(text).data.payload
  }
  const [first] = await readPayload('/backend/candidatures?page=1')
  const { about } = await readPayload('/backend/profile/v1/company-profile')
  const introduction = {
    company_introduction: about.company_introduction,
    linkedin: about.linkedin,
  }
  const read = (side: Side, label: string, path: string): BenchCall => ({
    label: `${side}: ${label}`,
    method: 'GET',
    path: `/backend/${path}`,
    cookie: cookies[side],
  })
  const change = (side: Side, label: string, path: string, body: object): BenchCall => ({
    ...read(side, label, path),
    method: 'PUT',
    body,
  })
  const stopMails = (side: Side) =>
    change(side, 'change of preferences', 'notices/preferences', { off: [] })
  return [
    read('company', 'check-token', 'api/check-token'),
    read('company', '10 candidatures', 'candidatures?page=1'),
    read('company', 'a candidature’s history', `candidature/${first.candidature_id}/v1/stage`),
    change('company', 'change of the introduction', 'profile/v1/introduction', introduction),
    read('company', 'browse, first page', 'browse/candidates?page=1'),
    read('company', 'notices', 'notices?page=1'),
    read('company', 'hiring updates', 'dashboard/v1/hiring-updates'),
    stopMails('company'),
    read('intern', 'candidatures', 'intern-service/candidatures?page=1'),
    read('intern', 'account settings', 'intern-service/account-settings'),
    read('intern', 'batches', 'common-services/batch-list'),
    stopMails('intern'),
    read('operator', 'overdue items', 'operator/overdue'),
    read('operator', 'applications', 'operator/applications'),
    stopMails('operator'),
  ]
}
