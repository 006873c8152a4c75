/** Returns the input of `getInternProfile`: an intern, compared with a plan if there is one. */
export const toProfileInput = (intern: string, plan: string | null) => ({
  params: { uuid: intern },
  query: plan ? { plan_id: plan } : {},
})
