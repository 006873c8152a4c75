// Which screens there are (packages/contract/src/pages.ts), and whose eyes see each.
import { randomUUID } from 'node:crypto'
import { pages } from '../packages/contract/src/pages.ts'

const amara = 'amara.okafor@unilag.example'
const priya = 'priya.raman@rvce.example'
const lucas = 'lucas.meyer@unileipzig.example'
const diego = 'diego.navarro@tec.example'
const sofiia = 'sofiia.melnyk@knu.example'
const baraka = 'baraka.mutua@strathmore.example'
const hannah = 'hannah.clarke@brightwater.example'
const clara = 'clara.vidal@lumenatelier.example'
const ines = 'ines.duarte@fledge.example'

/** Whose screen it is, where it is not the area's usual person. */
const persons = {
  'company.onboarding': clara,
  'company.getStarted': '',
  'company.signUp': '',
  'company.invitedUser': '',
  'company.waitForInvitation': '',
  'company.accountDeactivated': '',
  'company.registeredAsIntern': '',
  'company.inWaitingList': '',
  'intern.getStarted': '',
  'intern.choosePath': '',
  'intern.findBatch': '',
  'intern.basicDetails': '',
  'intern.enrolmentNotStarted': '',
  'intern.campaignExpired': '',
  'intern.noActiveProgram': '',
  'intern.programNotStarted': '',
  'intern.registrationClosed': '',
  'intern.terms': '',
  'intern.termsPartner': '',
  'intern.reviewOffer': priya,
  'intern.termCondition': priya,
  'intern.declineOffer': priya,
  'intern.requestReceived': priya,
  'intern.offerSuccess': priya,
  'intern.checkout': priya,
  'intern.internships': lucas,
  'intern.checkpoints': lucas,
  'intern.checkpoint': lucas,
  'intern.applicationFeedback': sofiia,
  'intern.application': diego,
  'intern.applicationLanding': diego,
  'intern.personalInformation': diego,
  'intern.careerField': diego,
  'intern.internshipPreference': diego,
  'intern.additionalQuestions': diego,
  'intern.diversityInformation': diego,
  'intern.resumeProfile': diego,
  'intern.videoProfile': diego,
  'intern.reviewApplication': diego,
  'intern.verifyWhatsapp': diego,
  'intern.videoGetStarted': diego,
  'intern.videoAnswer': diego,
  'intern.videoWrap': diego,
  'operator.getStarted': '',
  'public.certificate': baraka,
}
const usual = { public: '', company: hannah, intern: amara, operator: ines }
/** Which id of the person's own fills a part; each area names its parts for itself. */
const parts = {
  'public.internProfile': { id: 'intern' },
  'public.companyProfile': { slug: 'brightwater-labs' },
  'public.certificate': { uuid: 'certificate' },
  'public.partner': { slug: 'porto-institute' },
  'public.partnerBatch': { slug: 'porto-institute', batchId: 'batch' },
  'company.plan': { id: 'plan' },
  'company.planCandidate': { id: 'plan', candidate: 'candidature' },
  'company.candidate': { candidate: 'candidature' },
  'company.propose': { intern: 'intern' },
  'company.internship': { internshipId: 'internship' },
  'intern.candidature': { candidatureId: 'candidature' },
  'intern.checkpoint': { id: 'week' },
  'intern.applicationPart': { id: 'application' },
  'intern.chooseTime': { id: 'interview' },
  'intern.reviewOffer': { offer_id: 'offer' },
  'intern.termCondition': { offer_id: 'offer' },
  'intern.declineOffer': { offer_id: 'offer' },
  'intern.requestReceived': { offer_id: 'offer' },
  'operator.application': { id: 'application' },
  'operator.company': { id: 'company' },
  'operator.offer': { id: 'offer' },
  'operator.batch': { id: 'batch' },
}
// Addresses that only pass on to another one.
const passing = new Set([
  'company.index',
  'intern.index',
  'operator.index',
  'company.outlook',
  'public.reviewOffer',
  'public.declineOffer',
  'public.requestReceived',
  'public.termCondition',
  'public.unsubscribe',
])

export const shots = Object.entries(pages).flatMap(([area, list]) =>
  Object.entries(list).flatMap(([name, path]) => {
    const key = `${area}.${name}`
    return passing.has(key)
      ? []
      : [
          {
            name: `${area}-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
            path,
            as: persons[key] ?? usual[area],
            ids: parts[key],
          },
        ]
  }),
)

const shot = (name, over) => ({
  ...shots.find((one) => one.name === name),
  width: 1280,
  scheme: 'light',
  fold: true,
  ...over,
})
/** The four of the README. */
export const chosen = [
  shot('company-dashboard', { name: 'company-dashboard' }),
  shot('company-browse', { name: 'browse-candidates' }),
  shot('intern-dashboard', { name: 'intern-dashboard-dark', scheme: 'dark' }),
  shot('intern-review-offer', { name: 'review-offer-phone', width: 390 }),
]

/** Ids of what this person has, by the same calls that their screens make. */
export async function idsOf(request, base, email) {
  const call = async (method, path, body) => {
    const answer = await request.fetch(`${base}/backend/${path}`, {
      method,
      headers: { 'x-request-id': randomUUID(), origin: base },
      ...(body ? { data: body } : {}),
    })
    return answer.ok() ? (await answer.json()).data.payload : undefined
  }
  const user = email ? await call('GET', 'api/check-token') : undefined
  if (user?.type === 'C') return ofCompany(call)
  if (user?.type === 'I') return ofIntern(call, user)
  if (user?.type === 'O') return ofOperator(call)
  const batches = await call('GET', 'common-services/batch-list?partner=porto-institute')
  return { batch: batches?.[0]?.batch_id }
}

async function ofCompany(call) {
  const [plans, candidatures, interns] = [
    await call('GET', 'internship-plan?status=ACTIVE'),
    await call('GET', 'candidatures?stage=INTERVIEW_SCHEDULED'),
    await call('POST', 'hired-interns/active-interns', {}),
  ]
  const best = candidatures?.[0]
  const browse = await call('GET', 'browse/candidates')
  return {
    plan: best?.plan?.plan_id ?? plans?.[0]?.uuid,
    candidature: best?.candidature_id,
    intern: browse?.candidates?.[0]?.intern_id,
    internship: interns?.find((row) => row.current_week !== null)?.internship_id,
  }
}

async function ofIntern(call, user) {
  const id = user.intern_id ?? user.user_id
  const [candidatures, interviews, offers, ongoing, complete] = [
    await call('GET', 'intern-service/candidatures'),
    await call('GET', `intern-service/intern-dashboard/${id}/interviews`),
    await call('GET', 'intern-service/intern-dashboard/get-offer-recieved'),
    await call('GET', 'intern-service/intern-offer/internships/ongoing'),
    await call('GET', 'intern-service/intern-offer/internships/complete'),
  ]
  return {
    intern: id,
    candidature: candidatures?.[0]?.candidature_id,
    interview: interviews?.find((row) => row.starts_at === null)?.interview_id,
    offer: offers?.[0]?.offer_id,
    week: ongoing?.[0]?.due_week_id,
    certificate: complete?.[0]?.certificate,
    application: (await call('GET', 'intern-service/application'))?.application_id,
  }
}

async function ofOperator(call) {
  const [companies, offers, batches, applications] = [
    await call('GET', 'operator/companies?status=PENDING_APPROVAL'),
    await call('GET', 'operator/offers'),
    await call('GET', 'common-services/batch-list'),
    await call('GET', 'operator/applications'),
  ]
  return {
    company: companies?.[0]?.company_id,
    offer: offers?.[0]?.offer_id,
    batch: batches?.[0]?.batch_id,
    application: applications?.[0]?.application_id,
  }
}
