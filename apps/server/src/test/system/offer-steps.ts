import type { TestServer } from '../../platform/testing/harness.ts'
import {
  type StepAction,
  pickCompany,
  msPerDay,
  pickIntern,
  type StepContext,
  pickMember,
  pickRow,
  zeroId,
} from './random-action.ts'

const listDates = (server: TestServer, seed: number) =>
  [60 + (seed % 2) * 7, 60 + (seed % 2) * 7 + 55].map((days) =>
    new Date(server.now().getTime() + days * msPerDay).toISOString().slice(0, 10),
  )

const onOffer =
  (
    path: (id: string) => string,
    side: 'company' | 'intern' | 'operator',
    body: (context: StepContext) => object,
    hasId = true,
  ): StepAction =>
  async (context) => {
    const row = await pickRow(context, 'offers', 'offer_id')
    const browser =
      side === 'operator'
        ? context.world.operator
        : side === 'company'
          ? pickMember(context, row)
          : pickIntern(context, row)
    const id = String(row['offer_id'])
    return {
      browser,
      address: `POST ${path(id)}`,
      ask: { body: { ...(hasId ? { offer_id: id } : {}), ...body(context) } },
    }
  }

export const offerSteps = {
  offer: async (context) => {
    const row = await pickRow(context, 'candidatures', 'candidature_id')
    const [starts_on, ends_on] = listDates(context.server, context.step.seed)
    return {
      browser: pickMember(context, row),
      address: 'POST offer/save-offer-io',
      ask: {
        body: {
          candidature_id: row['candidature_id'],
          role: 'Intern',
          starts_on,
          ends_on,
          hours_a_week: 30,
          place: 'REMOTE',
          is_paid: false,
        },
      },
    }
  },
  supervisors: async (context) => {
    const row = await pickRow(context, 'offers', 'offer_id')
    const company = pickCompany(context, row)
    return {
      browser: company.admin,
      address: 'POST offer/v2/save-offer-supervisor',
      ask: {
        body: {
          offer_id: row['offer_id'] ?? zeroId,
          supervisor_id: company.supervisorId,
          supervisor_linkedin: 'https://www.linkedin.com/in/someone',
        },
      },
    }
  },
  send: onOffer(
    () => 'offer/send-intern-offer',
    'company',
    () => ({}),
  ),
  recall: onOffer(
    () => 'offer/take-back',
    'company',
    () => ({}),
  ),
  withdrawOffer: onOffer(
    () => 'offer/withdraw',
    'company',
    () => ({ reason: 'PLAN_CHANGED' }),
  ),
  approve: onOffer(
    (id) => `operator/offers/${id}/approve`,
    'operator',
    () => ({}),
    false,
  ),
  revision: onOffer(
    (id) => `operator/offers/${id}/revision`,
    'operator',
    () => ({ comments: 'Say more of the work.' }),
    false,
  ),
  reject: onOffer(
    (id) => `operator/offers/${id}/reject`,
    'operator',
    () => ({ reason: 'TERMS' }),
    false,
  ),
  accept: onOffer(
    () => 'intern-service/intern-offer/accept-offer-B2B',
    'intern',
    () => ({ terms_accepted: true }),
  ),
  declineOffer: onOffer(
    () => 'intern-service/intern-offer/offer-decline',
    'intern',
    () => ({ reasons: ['DATES'] }),
  ),
} as const satisfies Readonly<Record<string, StepAction>>
